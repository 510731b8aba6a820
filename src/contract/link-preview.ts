/** CSS pixels of the picture that link previews show: what Open Graph's readers crop least. */
export const previewSize = { width: 1200, height: 630 } as const

/** Path of the preview picture of the portal itself. */
export const portalPreviewPath = '/previews/portal.png'

/**
 * Path of the preview picture of a public profile.
 * @param version of the profile: readers keep a picture by its address, and a changed profile has another
 */
export function profilePreviewPath({ slug, version }: { slug: string; version: number }): string {
  return `/previews/organization/${encodeURIComponent(slug)}.png?v=${version}`
}
