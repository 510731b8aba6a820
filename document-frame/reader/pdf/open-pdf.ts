import { getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist'
import type { Opened } from '../opened.ts'
import { CanvasesOfWorker, FiltersOfWorker } from './without-document.ts'
import type { NeededData } from './needed-data.ts'
import { drawPage, sizeOf } from './draw-page.ts'

/** Pixels of one picture in a page: A3 at 600 dots an inch has 70 million. */
const mostImagePixels = 80_000_000

/**
 * Opens a PDF. Scripts, forms that are programs (XFA), links and attached files of the document are not
 * read at all; what its forms and notes look like is drawn.
 * @throws errors of pdf.js
 */
export async function openPdf(bytes: ArrayBuffer, data: NeededData): Promise<Opened> {
  class DataOfPortal {
    fetch({ filename }: { filename: string }): Promise<Uint8Array> {
      return data.ask(filename)
    }
  }
  const { fonts } = globalThis as { fonts?: object }
  const { promise } = getDocument({
    data: new Uint8Array(bytes),
    worker: new PDFWorker(),
    verbosity: VerbosityLevel.WARNINGS,
    enableXfa: false,
    maxImageSize: mostImagePixels,
    // What it does with a document is to add fonts to it, which a worker has too.
    ownerDocument: globalThis as unknown as HTMLDocument,
    // Older browsers have no fonts in workers: letters are drawn as lines then.
    disableFontFace: !fonts,
    disableWorkerRendering: true,
    CanvasFactory: CanvasesOfWorker,
    FilterFactory: FiltersOfWorker,
    // Names alone are asked for; these folders are nowhere. Without one for fonts, those that a document does
    // not have in it are looked for on the device alone, except for the two whose signs no other font has.
    ...{ cMapUrl: 'cmaps/', wasmUrl: 'wasm/' },
    useWorkerFetch: false,
    BinaryDataFactory: DataOfPortal,
  })
  const document = await promise
  const first = await document.getPage(1)
  return {
    pages: document.numPages,
    size: sizeOf(first),
    draw: async (index, zoom, turn, density) =>
      drawPage(await document.getPage(index + 1), zoom, turn, density),
  }
}
