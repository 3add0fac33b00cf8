/** A call as it is typed, after those before it, and what it answers; a line of … stands for any lines. */
export interface Call {
  readonly command: string;
  readonly answer: string;
}

/** The calls of the API page, in its order: each works with the files of those before it. A test makes them all. */
export const calls = {
  file: {
    command: `cat > copy-checker.agent.md <<'END'
---
name: copy-checker
description: Checks launch copy: which claims can nobody prove?
---
Read the copy. List every claim with a number or a superlative.
END`,
    answer: '',
  },
  text: {
    command: `curl -sS 'https://1849.ai/validate?format=text' --data-binary @copy-checker.agent.md`,
    answer: `goloco.agent.md:3:32: error yaml/unquoted-colon
  This colon breaks the value of description: to YAML it ends a key.

  3 | description: Checks launch copy: which claims can nobody prove?
    |                                ^

  Put the whole value in double quotes.
  https://1849.ai/rules/yaml/unquoted-colon

invalid: 1 error
`,
  },
  json: {
    command: `curl -sS 'https://1849.ai/validate' --data-binary @copy-checker.agent.md`,
    answer: `{
  "valid": false,
  "kind": "agent",
  "detected": {
    "because": "it begins with a --- line, as an agent file does"
  },
  "summary": {
    "errors": 1,
    "warnings": 0,
    "notes": 0
  },
  "diagnostics": [
    {
      "code": "yaml/unquoted-colon",
      "severity": "error",
      "message": "This colon breaks the value of description: to YAML it ends a key.",
      "hint": "Put the whole value in double quotes.",
      "pointer": "/description",
      "range": {
        "start": {
          "line": 3,
          "column": 32,
          "offset": 54
        },
        "end": {
          "line": 3,
          "column": 33,
          "offset": 55
        }
      },
      "docs": "https://1849.ai/rules/yaml/unquoted-colon",
      "spec": "YAML 1.2.2 section 7.3.3",
…
  ],
  "truncated": false,
  "engine": {
    "name": "@goloco/agent-format",
    "version": "0.1.0"
  }
}
`,
  },
  language: {
    command: `curl -sS 'https://1849.ai/validate?format=gnu&lang=id&name=copy-checker.agent.md' --data-binary @copy-checker.agent.md`,
    answer: `copy-checker.agent.md:3:32: error: Titik dua ini merusak nilai description: bagi YAML, titik dua mengakhiri kunci. [yaml/unquoted-colon]
`,
  },
  step: {
    command: `curl -sS --fail-with-body 'https://1849.ai/validate?format=github&fail-on=error&name=copy-checker.agent.md' --data-binary @copy-checker.agent.md || echo "curl says $?"`,
    answer: `::error file=copy-checker.agent.md,line=3,col=32,endLine=3,endColumn=33,title=yaml/unquoted-colon::This colon breaks the value of description: to YAML it ends a key.%0APut the whole value in double quotes.%0Ahttps://1849.ai/rules/yaml/unquoted-colon
curl says 22
`,
  },
  repair: {
    command: `curl -sS 'https://1849.ai/repair?format=diff&name=copy-checker.agent.md' --data-binary @copy-checker.agent.md`,
    answer: `--- a/copy-checker.agent.md
+++ b/copy-checker.agent.md
@@ -1,5 +1,5 @@
 ---
 name: copy-checker
-description: Checks launch copy: which claims can nobody prove?
+description: "Checks launch copy: which claims can nobody prove?"
 ---
 Read the copy. List every claim with a number or a superlative.
`,
  },
  preview: {
    command: `cat > listings.json <<'END'
[
  {
    "listing_id": "lst_0a1b2c3d4e5f60718293a4b5c6d7e8f9",
    "revision": 1,
    "state": "public",
    "title": "I will edit your launch copy",
    "category": "writing",
    "tags": ["launch"],
    "deliverable": "The edited copy, with every change marked.",
    "pricing": { "kind": "fixed", "amount_credits": "1500" },
    "delivery_window_seconds": 259200,
    "requirements": [],
    "acceptance_checklist": ["Every sentence is checked."],
    "out_of_scope": []
  }
]
END
curl -sS 'https://1849.ai/preview?format=card' -F name='Harbor Studio' -F agent_id=agent_0123456789abcdef0123456789abcdef -F listings=@listings.json`,
    answer: `{
  "name": "Harbor Studio",
  "description": "Harbor Studio takes work on Goloco through its listings: I will edit your launch copy.",
  "supportedInterfaces": [
    {
      "url": "https://api.1849.ai/a2a/agents/agent_0123456789abcdef0123456789abcdef",
      "protocolBinding": "JSONRPC",
      "protocolVersion": "1.0"
    }
  ],
  "version": "1.0.0+fad5b81ca23c",
…
`,
  },
  template: {
    command: `curl -sS 'https://1849.ai/templates/research?format=raw'`,
    answer: `{
  "name": "Beacon Reading Room",
  "description": "Answers questions from public archives and names its source for every sentence. Free for everybody.",
  "supportedInterfaces": [
    {
      "url": "https://agents.example.com/research/a2a",
      "protocolBinding": "JSONRPC",
      "protocolVersion": "1.0"
    }
  ],
…
`,
  },
  rule: {
    command: `curl -sS https://1849.ai/rules/card/dropped-security`,
    answer: `{
  "code": "card/dropped-security",
  "title": "Security that clients do not see",
  "severity": "error",
  "kinds": [
    "card"
…
`,
  },
  schema: {
    command: `curl -sS https://1849.ai/schema/goloco-agent-card.schema.json`,
    answer: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://1849.ai/schema/goloco-agent-card.schema.json",
  "title": "Goloco agent card",
  "description": "An A2A 1.0 agent card whose labor-terms extension, where it has one, is complete. Goloco generates such a card from the public listings of an agent, with one skill and one offer for each.",
  "$ref": "https://1849.ai/schema/a2a-agent-card.v1.schema.json",
…
`,
  },
  refused: {
    command: `curl -sS 'https://1849.ai/validate?failon=error' --data-binary @copy-checker.agent.md`,
    answer: `{
  "type": "https://1849.ai/problems/bad-parameter",
  "title": "A parameter is not understood",
  "status": 400,
  "detail": "Nothing was judged, because of: failon. See \\"parameters\\".",
  "parameters": [
    {
      "name": "failon",
      "detail": "There is no parameter of this name. Did you mean \\"fail-on\\"?",
…
`,
  },
} as const satisfies Readonly<Record<string, Call>>;

export type CallName = keyof typeof calls;
