import { badgeSize, type BadgeLanguage, type BadgeStyle } from './badge.ts'

export type PlainBadge = {
  profileUrl: string
  imageUrl: string
  /** What the badge says, in words; any text. */
  alt: string
}

export type WidgetBadge = PlainBadge & {
  slug: string
  style: BadgeStyle
  /** Address of the logo in the image, where there is one. */
  logo: string | null
  /** Of its words; left out, they follow the page that it is on. */
  lang?: BadgeLanguage | undefined
  /** Scheme and host of the portal, which serves the script. */
  origin: string
}

/**
 * The plain snippet: an anchor to the public profile around the badge's image. It needs no script,
 * keeps its space while the image loads, and tells the image's server nothing of the page it is on.
 */
export function plainSnippet({ profileUrl, imageUrl, alt }: PlainBadge): string {
  const { width, height } = badgeSize
  const image = `<img src="${escapeAttribute(imageUrl)}" width="${width}" height="${height}" alt="${escapeAttribute(alt)}" referrerpolicy="no-referrer" loading="lazy">`
  return `<a href="${escapeAttribute(profileUrl)}">${image}</a>`
}

/**
 * The widget snippet: the script, and an element around the plain snippet. The plain one shows until
 * the script has what it needs, and for good where it may not run or the portal is out of reach.
 */
export function widgetSnippet(badge: WidgetBadge): string {
  return `${widgetScript(badge.origin)}<supplier-badge ${widgetAttributes(badge)}>${plainSnippet(badge)}</supplier-badge>`
}

/** The script that makes an element of every `<supplier-badge>` on a page. */
export function widgetScript(origin: string): string {
  return `<script type="module" src="${escapeAttribute(widgetUrl(origin))}" async referrerpolicy="no-referrer"></script>`
}

/** The attributes of the element, as HTML, JSX and Vue's templates read them alike. */
export function widgetAttributes({ slug, style, logo, lang }: WidgetBadge): string {
  return [
    `slug="${escapeAttribute(slug)}"`,
    `variant="${style}"`,
    ...(logo === null ? [] : [`logo="${escapeAttribute(logo)}"`]),
    ...(lang ? [`lang="${lang}"`] : []),
  ].join(' ')
}

/** Where a portal serves the script of `<supplier-badge>`; the address stays the same for ever. */
export function widgetUrl(origin: string): string {
  return `${origin}/widget/badge.js`
}

/** A text as the value of a quoted attribute; also harmless where it is pasted into a template. */
export function escapeAttribute(text: string): string {
  return text.replaceAll(/[&<>"'`]/gu, (character) => `&#${character.codePointAt(0)};`)
}
