import { TextLayer, type PageViewport, type PDFPageProxy } from 'pdfjs-dist'

/** Pieces of text of a page: more would keep the frame busy for seconds, and is no certificate. */
const mostPieces = 10_000

/**
 * The words of a page, unseen over its drawing: to be selected and copied, and heard by a screen reader.
 * @returns null where there are none, as in a scan, or too many
 */
export async function drawTextLayer(
  page: PDFPageProxy,
  viewport: PageViewport,
): Promise<HTMLElement | null> {
  const text = await page.getTextContent()
  if (text.items.length === 0 || text.items.length > mostPieces) return null
  const container = document.createElement('div')
  container.className = 'textLayer'
  container.style.setProperty('--total-scale-factor', String(viewport.scale))
  await new TextLayer({ textContentSource: text, container, viewport }).render()
  return container
}
