import { createHash } from 'node:crypto'

export type StyledPage = {
  html: string
  /** What the page's policy must allow, `'sha256-…'`; null where nothing was put in. */
  styleHash: string | null
}

/** As React writes it: attributes in quotes, the element closed. */
const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^>]*?\/>/g

/**
 * Puts stylesheets into the page itself, so that it can be painted as soon as it has come, without
 * another way to the server and back. Each link stays as a disabled one, which browsers do not fetch
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet): React and the loader of
 * parts take a stylesheet whose link they find for loaded. Styles come last in the head: programs that
 * show previews read only the beginning of a page, Slack's the first 32 kB.
 * @param html a document, finished but for this
 * @param textOf a stylesheet by its address; null leaves the link as it is
 */
export function inlineStyles(html: string, textOf: (href: string) => string | null): StyledPage {
  const texts: string[] = []
  const endOfHead = html.indexOf('</head>')
  const head = html.slice(0, endOfHead).replace(stylesheet, (link, href: string) => {
    const text = textOf(href)
    if (text === null) return link
    texts.push(text)
    return link.replace('/>', ' disabled=""/>')
  })
  if (texts.length === 0) return { html, styleHash: null }
  const css = texts.join('').replaceAll('</', String.raw`<\/`)
  return {
    html: `${head}<style>${css}</style>${html.slice(endOfHead)}`,
    styleHash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  }
}
