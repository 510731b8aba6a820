import { correction, generate, type Bitmap2D } from 'lean-qr'
import { toSvgDataURL } from 'lean-qr/extras/svg'
import { quietZone } from '#src/contract/qr-code.ts'

/** Pixels of one module in the PNG: sharp in print at a hand's breadth. */
const pngScale = 32

/** A text as QR code; a seventh of it may be dirty or torn. */
export function makeQr(text: string): Bitmap2D {
  return generate(text, { minCorrectionLevel: correction.M })
}

/** The code as the content of an SVG file: black on white, for whatever it is printed on. */
export function qrSvgAddress(code: Bitmap2D): string {
  return toSvgDataURL(code, { pad: quietZone, on: 'black', off: 'white', scale: 10 })
}

/** The code as the content of a PNG file. Browser only. */
export function qrPngAddress(code: Bitmap2D): string {
  const colours = { on: [0, 0, 0], off: [255, 255, 255] } as const
  return code.toDataURL({ pad: quietZone, ...colours, scale: pngScale })
}
