/**
 * Makes the text of a script or a style safe to stand in a document, where `</script` would end it and
 * `<!--` changes how the rest is read (HTML, 4.12.1.3). Built scripts have both in strings and patterns
 * alone, in which the backslash changes nothing.
 * @throws Error where a reader of HTML would change the text, so that its hash would not fit
 */
export function inlineText(text: string): string {
  if (/[\0\r]/.test(text)) throw new Error('HTML changes carriage returns and null characters.')
  return text.replaceAll(/<(?=\/(?:script|style))/gi, '\\x3C').replaceAll('<!--', '\\x3C!--')
}
