import type { Plugin } from 'vite'

const megabyte = 1024 * 1024
/** Bytes that one stream may unpack to: a scanned page of A3 in colour has 210 million. */
const most = 256 * megabyte
/** The same where pdf.js itself unpacks, which is slow: typefaces and drawings, which have a few million. */
const mostBySelf = 128 * megabyte
const failure = (limit: number) => `throw new Error('Inflates to more than ${limit} bytes.')`

/** Where pdf.js grows what it unpacks, and what is put there. Each must occur once. */
const places = [
  [
    'if (requested <= buffer.byteLength) {\n      return buffer;\n    }\n    let size = this.minBufferLength;',
    `if (requested > ${mostBySelf}) ${failure(mostBySelf)};\n    $&`,
  ],
  ['totalLength += chunk.byteLength;', `$&\n if (totalLength > ${most}) ${failure(most)};`],
  // Otherwise it would begin anew by itself.
  [
    '} catch {\n      return {\n        decompressed: null,',
    "} catch (error) {\n if (String(error).includes('Inflates')) throw error;\n return {\n decompressed: null,",
  ],
] as const

/**
 * Gives pdf.js a limit for what it unpacks, which it has none for: ten megabytes of a PDF can unpack to
 * ten gigabytes, which the browser would try to have.
 */
export const limitInflation: Plugin = {
  name: 'limit-inflation',
  transform: (code, id) => (id.endsWith('/pdf.worker.mjs') ? limited(code) : null),
}

/** @throws Error where pdf.js is written otherwise than this knows */
export function limited(code: string): string {
  return places.reduce((text, [place, change]) => {
    if (text.split(place).length !== 2) {
      throw new Error(`pdf.js has changed: look for what became of “${place}”.`)
    }
    return text.replace(place, change)
  }, code)
}
