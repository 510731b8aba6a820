import { AnnotationMode, PixelsPerInch, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'
import type { Sheet } from '../opened.ts'
import { canvasDensity, type Size } from '../sizes.ts'
import { drawTextLayer } from './text-layer.ts'

/** Milliseconds that one page may take. */
const drawingTime = 20_000
const cssPerPoint = PixelsPerInch.PDF_TO_CSS_UNITS

type Watch = <Result>(work: Promise<Result>, limit: number) => Promise<Result>

/**
 * One page of a PDF, read when it is drawn.
 * @param likely size of the first page, until it is known
 */
export function createPdfSheet(
  document: PDFDocumentProxy,
  number: number,
  likely: Size,
  watched: Watch,
): Sheet {
  const sheet: Sheet = {
    size: likely,
    async draw(zoom, turn) {
      const page = await watched(document.getPage(number), drawingTime)
      sheet.size = sizeOf(page)
      const rotation = (page.rotate + turn) % 360
      const viewport = page.getViewport({ scale: zoom * cssPerPoint, rotation })
      const density = canvasDensity(viewport, devicePixelRatio)
      const canvas = window.document.createElement('canvas')
      canvas.width = Math.max(1, Math.floor(viewport.width * density))
      canvas.height = Math.max(1, Math.floor(viewport.height * density))
      const drawing = page.render({
        canvas,
        viewport: viewport.clone({ scale: viewport.scale * density }),
        annotationMode: AnnotationMode.ENABLE,
      })
      try {
        await watched(drawing.promise, drawingTime)
        const text = await watched(drawTextLayer(page, viewport), drawingTime)
        return text ? [canvas, text] : [canvas]
      } finally {
        page.cleanup()
      }
    },
  }
  return sheet
}

/** CSS pixels of a page as it is meant to be seen. */
export function sizeOf(page: PDFPageProxy): Size {
  const { width, height } = page.getViewport({ scale: cssPerPoint })
  return { width: Math.max(width, 1), height: Math.max(height, 1) }
}
