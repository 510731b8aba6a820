import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { preparePicture, prepareText, sendPrepared } from './prepared-answer.ts'

it('API-6 a prepared answer holds no more memory than its bytes', async () => {
  const text = await prepareText('text/plain', 'x'.repeat(100_000), 5)
  const picture = preparePicture('image/png', Buffer.from('small'))
  for (const { bytes } of [text, picture]) expect(bytes.buffer.byteLength).toBe(bytes.length)
})

const text = 'as it was written'
const compress = { br: brotliCompressSync, gzip: gzipSync } as const
const read = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes: Buffer) => bytes,
} as const

it.each([
  ['br', 'gzip, br', 'br'],
  ['gzip', 'gzip, br', 'gzip'],
  ['br', 'gzip', 'gzip'],
  ['gzip', 'br', 'br'],
  ['br', 'identity', 'none'],
  ['gzip', 'identity', 'none'],
  ['br', 'gzip;q=0', 'none'],
] as const)(
  'API-6 what is stored as %s goes to a caller of %s as %s',
  async (coding, asked, given) => {
    const app = fastify()
    onTestFinished(() => app.close())
    const bytes = compress[coding](text)
    app.get('/', (request, reply) =>
      sendPrepared(request, reply, { type: 'text/plain', bytes, coding, tag: '"a"' }),
    )
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': asked } })
    expect(answer.headers['content-encoding'] ?? 'none').toBe(given)
    expect(answer.headers['vary']).toBe('accept-encoding')
    expect(read[given](answer.rawPayload).toString()).toBe(text)
  },
)
