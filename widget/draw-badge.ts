import { element } from './element.ts'
import type { Supplier } from './load-supplier.ts'
import { wordsFor } from './words.ts'

/** CSS pixels. */
const usualWidth = 320

/**
 * One link to the public profile with the seal, the name, what has been verified, and the logo. It
 * stands in the page exactly as the page's own picture does, so that nothing moves when they change
 * places.
 * @param host the element, with its own link and picture still shown
 * @param supplier without a name when its profile is no longer shown: nothing is claimed of it then
 * @param portal scheme, host and port
 */
export function drawBadge(host: HTMLElement, supplier: Supplier, portal: string): HTMLElement {
  const { name, slug, verified } = supplier
  const [lang, profile, verifiedWords] = wordsFor(host.closest<HTMLElement>('[lang]')?.lang ?? '')
  const logo = host.getAttribute('logo')
  const { target = '', rel = '' } = host.querySelector('a') ?? {}
  const row = element('p', {})
  if (verified) {
    // Only here the words beside it do not say what the link leads to: so the seal does.
    row.append(element('i', { part: 'seal', role: 'img', ariaLabel: profile }))
  }
  const line = verified ? `${verifiedWords}: ${verified}` : profile
  row.append(element('span', {}, element('b', { part: 'name' }, name), line))
  if (name && logo) {
    const src = `${portal}/api/badge/logo?customImageUrl=${encodeURIComponent(logo)}`
    row.append(element('img', { part: 'logo', src, alt: '', referrerPolicy: 'no-referrer' }))
  }
  const link = element(
    'a',
    {
      part: 'badge',
      className: host.getAttribute('variant') ?? '',
      href: `${portal}/organization/${encodeURIComponent(slug)}`,
      target,
      rel,
      lang,
      dir: lang === 'ar' ? 'rtl' : 'ltr',
    },
    row,
  )
  placeLike(host, link)
  return link
}

/** Takes over size and place in the line from the page's own picture. */
function placeLike(host: HTMLElement, { style }: HTMLElement): void {
  const picture = host.querySelector('img')
  const width = host.getAttribute('size') ?? picture?.getAttribute('width')
  style.width = `${Number(width) || usualWidth}px`
  if (!picture) return
  const { display, maxWidth, verticalAlign } = getComputedStyle(picture)
  style.maxWidth = maxWidth
  style.verticalAlign = verticalAlign
  if (display !== 'inline') style.display = display
}
