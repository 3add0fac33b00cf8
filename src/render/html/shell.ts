import { html } from 'hono/html';

/** Markup that is escaped already. */
export type Markup = ReturnType<typeof html>;

/** A whole page of ours around its content: title in the head and as the only h1. */
export async function page(title: string, content: Markup): Promise<string> {
  return String(
    await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Goloco agent format</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/styles.css">
</head>
<body>
<header><nav aria-label="Site"><a href="/">Check a file</a> <a href="/schema">Schemas</a> <a href="/rules">Rules</a></nav></header>
<main>
<h1>${title}</h1>
${content}
</main>
<footer><p>A file that is checked here is not kept. <a href="/problems">Problems</a> <a href="/health">Version</a></p></footer>
</body>
</html>
`,
  );
}
