import satori from 'satori'
import { drawingFonts } from './badge-fonts.ts'

export type Style = Record<string, string | number>
export type Box =
  | { type: 'div'; props: { style: Style; children: string | Box[] } }
  | { type: 'img'; props: { src: string; width: number; height: number; style: Style } }

/** A box of text, or of other boxes; styles are those of CSS that satori knows. */
export function box(style: Style, children: string | Box[]): Box {
  return { type: 'div', props: { style, children } }
}

/**
 * Words as paths, so that the picture is the same where the fonts are missing.
 * @param size of the whole picture, in CSS pixels
 * @returns the inside of an SVG
 */
export async function drawText(
  root: Box,
  size: { readonly width: number; readonly height: number },
): Promise<string> {
  const svg = await satori(root as Parameters<typeof satori>[0], {
    ...size,
    fonts: await drawingFonts(),
  })
  return inPlace(svg.replace(/^<svg[^>]*>|<\/svg>$/g, ''))
}

const shapedLine =
  /<image x="([^"]+)" y="([^"]+)"[^>]* href="data:image\/svg\+xml;base64,([^"]+)"[^>]*>/g

/** Lines that were shaped before as paths among the others: not every program draws a picture in a picture. */
function inPlace(drawing: string): string {
  return drawing.replaceAll(shapedLine, (_image, x: string, y: string, line: string) =>
    Buffer.from(line, 'base64').toString().replace('<svg', `<svg x="${x}" y="${y}"`),
  )
}
