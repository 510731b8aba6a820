import type { Plugin } from 'vite'

/** Bytes that one stream of a PDF may unpack to: a scanned page of A3 in colour has 210 million. */
const limit = 256 * 1024 * 1024
const failure = `throw new Error('Inflates to more than ${limit} bytes.')`

/** Where pdf.js grows what it unpacks, and what is put there. Each must occur once. */
const places = [
  [
    'if (requested <= buffer.byteLength) {\n      return buffer;\n    }\n    let size = this.minBufferLength;',
    `if (requested > ${limit}) ${failure};\n    $&`,
  ],
  ['totalLength += chunk.byteLength;', `$&\n if (totalLength > ${limit}) ${failure};`],
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
