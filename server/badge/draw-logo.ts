import { logoAddress, type BadgeLogo } from './badge-logo.ts'

/** CSS pixels; the shape of the place that a badge has for a logo. */
const width = 160
const height = 88

/**
 * The logo of a brand as a picture of its own, for the live badge: sealed in a data image, so that
 * nothing in it runs or loads, also where it is opened as a page.
 * @param logo null, or one that is no harmless picture, gives an empty picture
 * @returns bytes of an SVG
 */
export function drawLogo(logo: BadgeLogo | null): Buffer {
  const address = logo && logoAddress(logo)
  const image = address ? `<image width="${width}" height="${height}" href="${address}"/>` : ''
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${image}</svg>`,
  )
}
