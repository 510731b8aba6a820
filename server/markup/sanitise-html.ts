import sanitizeHtml from 'sanitize-html'

/** What a footer column is made of: words, headings, lists and links; nothing that runs, embeds, styles or asks. */
const allowed = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'a',
    'strong',
    'em',
    'b',
    'i',
    'address',
    'span',
  ],
  // In Arabic an address is written from left to right, and should be read as what it is.
  allowedAttributes: { a: ['href', 'target', 'rel'], '*': ['dir', 'lang'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName: string, attribs: sanitizeHtml.Attributes) => ({
      tagName,
      attribs: attribs['target'] ? { ...attribs, target: '_blank', rel: 'noreferrer' } : attribs,
    }),
  },
} satisfies sanitizeHtml.IOptions

/**
 * The harmless part of HTML that a brand provides (BRD-6). Pages repeat it as markup, so it passes
 * here before it is stored.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, allowed)
}

/** A line of markup with nothing in it but words and `<strong>` (MOD-1). */
export function sanitiseLine(markup: string): string {
  return sanitizeHtml(markup, { allowedTags: ['strong'], allowedAttributes: {} })
}
