import * as v from 'valibot'

/** What a picture of a brand is for: the fields of `brandImages`. */
export const brandPictureKinds = [
  'darkLogo',
  'lightLogo',
  'favicon',
  'hero',
  'auth',
  'featured',
] as const
export type BrandPictureKind = (typeof brandPictureKinds)[number]

/** Under which media types a picture may be sent; what it is, its content says. */
export const brandPictureTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/svg+xml',
  'image/x-icon',
  'image/vnd.microsoft.icon',
] as const
/** Bytes of an upload. */
export const brandPictureBytes = 8_388_608
/** Pixels of an upload, by its header. */
export const brandPicturePixels = 40_000_000

/** A picture that was taken in: made smaller where it was larger than it is shown, and written anew. */
export const brandPicture = v.object({
  /** What the field of `brandImages` is to say. It never changes: another content has another address. */
  address: v.string(),
  /** Pixels; of a drawing (SVG), the units that it says. */
  width: v.number(),
  height: v.number(),
  type: v.picklist(['image/png', 'image/webp', 'image/svg+xml']),
  /** Bytes of what is served. */
  size: v.number(),
})
export type BrandPicture = v.InferOutput<typeof brandPicture>
