/** Pixels at which a badge is shown; the image has the same shape. */
export const badgeSize = { width: 320, height: 72 } as const

/**
 * The plain snippet: an anchor to the public profile around the badge's image. It needs no script,
 * keeps its space while the image loads, and tells the image's server nothing of the page it is on.
 * @param alt what the badge says, in words; any text
 */
export function plainSnippet(input: { profileUrl: string; imageUrl: string; alt: string }): string {
  const { width, height } = badgeSize
  const image = `<img src="${escapeAttribute(input.imageUrl)}" width="${width}" height="${height}" alt="${escapeAttribute(input.alt)}" referrerpolicy="no-referrer" loading="lazy">`
  return `<a href="${escapeAttribute(input.profileUrl)}">${image}</a>`
}

/** A text as the value of a quoted attribute; also harmless where it is pasted into a template. */
function escapeAttribute(text: string): string {
  return text.replaceAll(/[&<>"'`]/gu, (character) => `&#${character.codePointAt(0)};`)
}
