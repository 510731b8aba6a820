import { Util, type PageViewport, type PDFPageProxy } from 'pdfjs-dist'
import type { Words } from '../../reader-messages.ts'

type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
/** Six numbers of an affine transformation, as PDF has them. */
type Matrix = [number, number, number, number, number, number]

/** Pieces of text of a page: more would keep the frame busy for seconds, and is no certificate. */
const mostPieces = 10_000
/** Of the height of a font, where it does not say how far it reaches above its line. */
const usualAscent = 0.8

/**
 * The words of a page and where they stand, to be selected, copied and heard.
 * @param viewport at zoom 1, turned as the page is
 * @returns none where there are too many
 */
export function wordsOf({ items, styles }: Content, viewport: PageViewport): Words[] {
  if (items.length > mostPieces) return []
  const measure = new OffscreenCanvas(1, 1).getContext('2d')
  return items.flatMap((item) => {
    if (!('str' in item) || (item.str === '' && !item.hasEOL)) return []
    const style = styles[item.fontName]
    const [a, b, c, d, e, f] = Util.transform(viewport.transform, item.transform) as Matrix
    const size = Math.hypot(c, d)
    const angle = Math.atan2(b, a) + (style?.vertical ? Math.PI / 2 : 0)
    const ascent = size * (style?.ascent || usualAscent)
    const font = style?.fontFamily ?? 'sans-serif'
    if (measure) measure.font = `${size}px ${font}`
    const natural = measure?.measureText(item.str).width ?? 0
    const width = (style?.vertical ? item.height : item.width) * viewport.scale
    return {
      ...{ text: item.str, size, font, angle, endsLine: item.hasEOL },
      x: e + ascent * Math.sin(angle),
      y: f - ascent * Math.cos(angle),
      stretch: natural > 0 && width > 0 ? width / natural : 1,
    }
  })
}
