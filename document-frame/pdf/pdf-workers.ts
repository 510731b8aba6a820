import { GlobalWorkerOptions, PDFWorker } from 'pdfjs-dist'
import type { LossReport } from '../workers/report-losses.ts'

export type PdfWorkers = {
  parse: PDFWorker
  end(): void
}

/** Ids of the elements that hold the texts of the workers; `scripts/build-document-frame.ts` writes them. */
const sources = { parse: 'parse-worker', draw: 'draw-worker' } as const

/**
 * Starts the two workers of a PDF. Their text came with this document, since nothing can be fetched from
 * here.
 * @param onLoss called when one of them leaves something out
 * @param onDeath called when one of them breaks, as it does without memory
 */
export function startPdfWorkers(
  onLoss: (lost: LossReport['lost']) => void,
  onDeath: () => void,
): PdfWorkers {
  const start = (id: string): Worker => {
    const worker = startWorker(id)
    worker.addEventListener('message', ({ data }: MessageEvent<Partial<LossReport>>) => {
      if (data.lost) onLoss(data.lost)
    })
    worker.addEventListener('error', onDeath)
    return worker
  }
  const parse = start(sources.parse)
  const draw = start(sources.draw)
  GlobalWorkerOptions.rendererPorts = [draw]
  return {
    parse: new PDFWorker({ port: parse as unknown as null }),
    end() {
      parse.terminate()
      draw.terminate()
    },
  }
}

/*
 * pdf.js draws at the pace of the screen, so that in a window that nobody sees it would wait for ever, and
 * be taken for too slow. Pages are drawn by a worker here, which keeps nobody waiting.
 */
window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()))
window.cancelAnimationFrame = (id) => clearTimeout(id)

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}
let toScriptUrl: (url: string) => string = (url) => url
const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
if (policies) {
  const policy = policies.createPolicy('worker', { createScriptURL: (url) => url })
  toScriptUrl = (url) => policy.createScriptURL(url)
}

function startWorker(id: string): Worker {
  const text = document.getElementById(id)?.textContent
  if (!text) throw new Error(`The document has no ${id}.`)
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  const worker = new Worker(toScriptUrl(url))
  URL.revokeObjectURL(url)
  return worker
}
