import type { BrandPictureKind } from '#src/contract/operate/brand-picture.ts'

type Size = { width: number; height: number; format: 'png' | 'webp' }

/**
 * The largest that a picture is kept, in pixels: two or three to each of its place on a large screen. Logos are
 * PNG, which badges and link previews can draw too.
 */
export const pictureSizes: Readonly<Record<BrandPictureKind, Size>> = {
  darkLogo: { width: 720, height: 240, format: 'png' },
  lightLogo: { width: 720, height: 240, format: 'png' },
  favicon: { width: 192, height: 192, format: 'png' },
  hero: { width: 1920, height: 1440, format: 'webp' },
  auth: { width: 1600, height: 1920, format: 'webp' },
  featured: { width: 1600, height: 1200, format: 'webp' },
}
