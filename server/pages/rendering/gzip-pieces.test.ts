import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gzipAround, prepareGzip } from './gzip-pieces.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2_000 }),
  fc.constantFrom('', 'ä😀', '<p>'.repeat(30_000)),
)

it('API-6 what is put together from pieces is read as one text', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, text, async (before, middle, after) => {
      const prepared = prepareGzip(middle)
      const { bytes, at } = await gzipAround(Buffer.from(before), prepared, Buffer.from(after))
      expect(gunzipSync(bytes)).toEqual(Buffer.from(before + middle + after))
      expect(bytes.subarray(at, at + prepared.deflated.length)).toEqual(prepared.deflated)
    }),
  )
})
