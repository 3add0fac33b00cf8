/**
 * A plain text message (SARIF 2.1.0 §3.11). Braces are doubled, because single ones are placeholders (§3.11.5). What
 * would read as a link is taken apart (§3.11.6): it comes from the document, and the reader would trust it as ours.
 */
export const plainText = (text: string): { readonly text: string } => ({
  text: text.replace(/[{}]/g, '$&$&').replaceAll('](', '] ('),
});
