import sanitizeHtml from 'sanitize-html'

/** Where a reader of the page would see a new line. */
const lineEnd = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr|\/blockquote)\b[^<>]*>/gi
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * The words of an HTML text, without scripts, styles or anything else that is not read. What comes
 * back is text: it may contain `<`, and must be escaped where it is shown.
 */
export function htmlToText(html: string): string {
  const escaped = sanitizeHtml(html.replaceAll(lineEnd, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
  })
  return escaped
    .replaceAll(/&(amp|lt|gt|quot);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
