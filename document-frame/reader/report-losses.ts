import { sayFromReader } from './say.ts'

/**
 * What pdf.js says when a part of a page is left out. It goes on without the part, and tells nobody but
 * the console; somebody who decides by the document must know that there is more to it.
 */
const losses =
  /decode image|Image exceeded|getJsInstance|ignoring (?:XObject|errors)|not (?:supported|implemented)|Inflates/i

/** Tells the frame of what pdf.js leaves out from now on, besides the console. */
export function reportLosses(): void {
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    const text = words.map(String).join(' ')
    if (losses.test(text)) {
      sayFromReader({ type: 'lost', what: text.includes('Inflates') ? 'room' : 'part' })
    }
    warn(...words)
  }
}
