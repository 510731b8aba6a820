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
      const whole = await gzipAround(Buffer.from(before), prepareGzip(middle), Buffer.from(after))
      expect(gunzipSync(whole)).toEqual(Buffer.from(before + middle + after))
    }),
  )
})
