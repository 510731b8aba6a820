import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Piece, prepareGzip } from './gzip-pieces.ts'

/** The stylesheets of a page, as one element. */
export type Styles = Piece & {
  /** What the page's policy must allow, `'sha256-…'`. */
  hash: string
}

export type StyledPage = {
  before: string
  /** Null where nothing was put in. */
  styles: Styles | null
  after: string
}

/** Stylesheets of one brand. */
export type Sheets = {
  /** Tells brands with different texts apart. */
  version: string
  /** Whether there is a text of the stylesheet with this address. */
  hasText(href: string): boolean
  textOf(href: string): string
}

/** As React writes it: attributes in quotes, the element closed. */
const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^>]*?\/>/g

/** Of each brand, some for each kind of page; 50 kB each. */
const known = new LRUCache<string, Styles>({ max: 100 })

/**
 * Puts stylesheets into the page itself, so that it can be painted as soon as it has come, without
 * another way to the server and back. Each link stays as a disabled one, which browsers do not fetch
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet): React and the loader of
 * parts take a stylesheet whose link they find for loaded. Styles come last in the head: programs that
 * show previews read only the beginning of a page, Slack's the first 32 kB.
 * @param html a document, finished but for this
 */
export function inlineStyles(html: string, sheets: Sheets): StyledPage {
  const hrefs: string[] = []
  const endOfHead = html.indexOf('</head>')
  const head = html.slice(0, endOfHead).replace(stylesheet, (link, href: string) => {
    if (!sheets.hasText(href)) return link
    hrefs.push(href)
    return link.replace('/>', ' disabled=""/>')
  })
  const after = html.slice(endOfHead)
  return { before: head, styles: hrefs.length > 0 ? stylesOf(hrefs, sheets) : null, after }
}

/** Compressing them takes as long as rendering and compressing the rest of a page. */
function stylesOf(hrefs: readonly string[], { version, textOf }: Sheets): Styles {
  const key = JSON.stringify([version, hrefs])
  const before = known.get(key)
  if (before) return before
  const css = hrefs
    .map(textOf)
    .join('')
    .replaceAll('</', String.raw`<\/`)
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`
  const styles = { ...prepareGzip(`<style>${css}</style>`), hash }
  known.set(key, styles)
  return styles
}
