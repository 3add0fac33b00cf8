/**
 * Characters that would act on a terminal or a line of output, or not be seen: controls, soft hyphen, fillers,
 * bidirectional and zero-width marks, line separators, Unicode tags, lone halves of surrogate pairs.
 */
const hidden =
  /\u034f|[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}\ud800-\udfff]/gu;

/** A text from a document, fit to be shown: hidden characters are written as `\u200b` or `\u{e0041}`. */
export function visible(text: string): string {
  return text.replace(hidden, (char) => {
    const hex = (char.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
    return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex}`;
  });
}
