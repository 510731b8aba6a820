import { AnnotationMode, PixelsPerInch, type PDFPageProxy } from 'pdfjs-dist'
import type { Drawn } from '../../reader-messages.ts'
import { canvasDensity, type Size, type Turn } from '../../sizes.ts'
import { createCanvas } from '../create-canvas.ts'
import { wordsOf } from './words.ts'

const cssPerPoint = PixelsPerInch.PDF_TO_CSS_UNITS

/** Draws a page of a PDF, with what its forms, stamps and notes look like; its links are not followed. */
export async function drawPage(
  page: PDFPageProxy,
  zoom: number,
  turn: Turn,
  density: number,
): Promise<Drawn> {
  const rotation = (page.rotate + turn) % 360
  const shown = page.getViewport({ scale: zoom * cssPerPoint, rotation })
  const scale = shown.scale * canvasDensity(shown, density)
  const viewport = page.getViewport({ scale, rotation })
  const { canvas, context } = createCanvas(viewport)
  const drawing = page.render({
    canvas: null,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    annotationMode: AnnotationMode.ENABLE,
  })
  await drawing.promise
  const words = wordsOf(
    await page.getTextContent(),
    page.getViewport({ scale: cssPerPoint, rotation }),
  )
  page.cleanup()
  return { size: sizeOf(page), bitmap: canvas.transferToImageBitmap(), words }
}

/** CSS pixels of a page as it is meant to be seen. */
export function sizeOf(page: PDFPageProxy): Size {
  const { width, height } = page.getViewport({ scale: cssPerPoint })
  return { width: Math.max(width, 1), height: Math.max(height, 1) }
}
