import type { BadgeStyle } from '#src/contract/badge.ts'
import { portal, type Supplier } from './load-supplier.ts'
import { wordsFor } from './words.ts'

/** The ground of each picture, on which the words stand. */
export const grounds: Readonly<Record<BadgeStyle, string>> = {
  dark: '#1b2025',
  green: '#0f5132',
  blue: '#123f7c',
}

/** CSS pixels. */
const usualWidth = 320

/**
 * One link to the public profile with the picture, the name and what has been verified. It stands
 * in the page exactly as the page's own picture does, so that nothing moves when they change places.
 * @param host the element, with its own link and picture still shown
 */
export function drawBadge(host: HTMLElement, supplier: Supplier): HTMLAnchorElement {
  const words = wordsFor(host.lang, supplier.verified)
  const wanted = host.getAttribute('variant') ?? ''
  const style = Object.hasOwn(grounds, wanted) ? (wanted as BadgeStyle) : 'dark'

  const link = document.createElement('a')
  link.href = `${portal}/organization/${encodeURIComponent(supplier.slug)}`
  link.lang = words.lang
  link.style.background = grounds[style]
  placeLike(host, link)

  const picture = document.createElement('img')
  picture.referrerPolicy = 'no-referrer'
  picture.alt = words.picture
  picture.src = pictureAddress(style, host.getAttribute('logo'))

  const name = document.createElement('b')
  name.textContent = supplier.name
  const text = document.createElement('span')
  text.append(name, words.line)
  link.append(picture, text)
  return link
}

/** The address the snippet's own picture has, so that it is loaded once. */
function pictureAddress(style: BadgeStyle, logo: string | null): string {
  const address = new URL(`${portal}/api/badge/${style}`)
  if (logo) address.searchParams.set('customImageUrl', logo)
  return address.href
}

/** Takes over target, size and place in the line from the page's own link and picture. */
function placeLike(host: HTMLElement, link: HTMLAnchorElement): void {
  const own = host.querySelector('a')
  if (own) {
    link.target = own.target
    link.rel = own.rel
  }
  const picture = host.querySelector('img')
  const widths = [host.getAttribute('size'), picture?.getAttribute('width'), usualWidth]
  const width = widths.map(Number).find((one) => one > 0)
  link.style.width = `${width}px`
  link.style.display = 'inline-block'
  link.style.maxWidth = '100%'
  if (!picture) return
  const { display, maxWidth, verticalAlign } = getComputedStyle(picture)
  if (display !== 'inline') link.style.display = display
  link.style.maxWidth = maxWidth
  link.style.verticalAlign = verticalAlign
}
