import sanitizeHtml from 'sanitize-html'

/** A line of markup with nothing in it but words and `<strong>` (MOD-1). */
export function keepStrong(markup: string): string {
  return sanitizeHtml(markup, { allowedTags: ['strong'], allowedAttributes: {} })
}
