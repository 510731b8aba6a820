import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { limited } from './limit-inflation.ts'

const library = new URL('../../node_modules/pdfjs-dist/build/pdf.worker.mjs', import.meta.url)

it('OPR-2 finds where pdf.js unpacks, and says so once it has changed', () => {
  const text = limited(readFileSync(library, 'utf8'))
  expect(text.match(/Inflates to more than/g)).toHaveLength(2)
  expect(() => limited('class DecodeStream {}')).toThrow('pdf.js has changed')
})
