import { getDocument, type PDFDocumentProxy, type PDFWorker } from 'pdfjs-dist'
import { mostPages } from '../../src/lib/document-messages.ts'
import { inTime } from '../in-time.ts'
import { type Opened, Refused } from '../opened.ts'
import type { NeededData } from './needed-data.ts'
import { createPdfSheet, sizeOf } from './pdf-sheet.ts'
import { startPdfWorkers } from './pdf-workers.ts'

/** Milliseconds until the first page is known. */
const openingTime = 20_000
/** Pixels of one picture in a page: A3 at 600 dots an inch has 70 million. */
const mostImagePixels = 80_000_000

/**
 * Opens a PDF in workers of its own. Scripts, forms that are programs (XFA), links and attached files of
 * the document are not read at all; what its forms and notes look like is drawn.
 * @param onIncomplete called when a part of a page could not be drawn
 * @throws Refused
 */
export async function openPdf(
  bytes: ArrayBuffer,
  data: NeededData,
  onIncomplete: () => void,
): Promise<Opened> {
  const broken = Promise.withResolvers<never>()
  // Nobody may be waiting at the moment.
  broken.promise.catch(() => {})
  const workers = startPdfWorkers(
    (lost) => (lost === 'size' ? broken.reject(new Refused('too-large')) : onIncomplete()),
    () => broken.reject(new Refused('too-large')),
  )
  /** Ends at the limit, or when a worker gives up. */
  const watched = async <Result>(work: Promise<Result>, limit: number): Promise<Result> => {
    try {
      return await inTime(Promise.race([work, broken.promise]), limit)
    } catch (error) {
      throw error instanceof Refused ? error : new Refused(reasonOf(error))
    }
  }
  try {
    const document = await watched(load(bytes, data, workers.parse), openingTime)
    const first = await watched(document.getPage(1), openingTime)
    const shown = Math.min(document.numPages, mostPages)
    return {
      pages: document.numPages,
      sheets: Array.from({ length: shown }, (_one, index) =>
        createPdfSheet(document, index + 1, sizeOf(first), watched),
      ),
      end: () => workers.end(),
    }
  } catch (error) {
    workers.end()
    throw error
  }
}

function load(bytes: ArrayBuffer, data: NeededData, worker: PDFWorker): Promise<PDFDocumentProxy> {
  class PortalData {
    fetch({ filename }: { filename: string }): Promise<Uint8Array> {
      return data.ask(filename)
    }
  }
  const { promise } = getDocument({
    worker,
    data: new Uint8Array(bytes),
    enableXfa: false,
    maxImageSize: mostImagePixels,
    // Names alone are asked for; these folders are nowhere. Without one for fonts, those that a document does
    // not have in it are looked for on the device alone, except for the two whose signs no other font has.
    ...{ cMapUrl: 'cmaps/', wasmUrl: 'wasm/' },
    useWorkerFetch: false,
    BinaryDataFactory: PortalData,
  })
  return promise
}

/** pdf.js tells its errors apart by their name. */
function reasonOf(error: unknown): 'encrypted' | 'broken' {
  return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken'
}
