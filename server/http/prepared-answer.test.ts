import { expect, it } from 'vitest'
import { preparePicture, prepareText } from './prepared-answer.ts'

it('API-6 a prepared answer holds no more memory than its bytes', async () => {
  const text = await prepareText('text/plain', 'x'.repeat(100_000), 5)
  const picture = preparePicture('image/png', Buffer.from('small'))
  for (const { bytes } of [text, picture]) expect(bytes.buffer.byteLength).toBe(bytes.length)
})
