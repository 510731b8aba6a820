/**
 * What pdf.js says when a part of a page is left out. It goes on without the part, and tells nobody but
 * the console; somebody who decides by the document must know that there is more to it.
 */
const losses =
  /decode image|Image exceeded|getJsInstance|ignoring (?:XObject|errors)|not (?:supported|implemented)|Inflates/i

/** Told by a worker to the frame, beside the messages of pdf.js. */
export type LossReport = { lost: 'part' | 'size' }

const worker = globalThis as unknown as { postMessage(message: LossReport): void }
const { warn } = console

console.warn = (...words: unknown[]) => {
  const text = words.map(String).join(' ')
  if (losses.test(text)) worker.postMessage({ lost: text.includes('Inflates') ? 'size' : 'part' })
  warn(...words)
}
