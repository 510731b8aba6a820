import { Html } from './html.ts'

/** U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE: https://www.unicode.org/reports/tr9/ */
export const isolate = { begin: '\u2068', end: '\u2069' } as const

/** A tag with its attributes, in which `html` escapes `>`, or a sign that isolates. */
const tagOrSign = /(<[^>]*>)|[\u2068\u2069]/g

/**
 * Markup with `<bdi>` in place of the signs that isolate what stands between them. A page that shows the
 * signs fetches the file of our typeface that has them, and stays without these words until it comes.
 */
export function withBdi(markup: Html): Html {
  const text = markup.text.replaceAll(tagOrSign, (whole, tag: string | undefined) => {
    if (tag !== undefined) return tag
    return whole === isolate.begin ? '<bdi>' : '</bdi>'
  })
  return new Html(text)
}
