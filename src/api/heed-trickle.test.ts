import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { heedTrickle } from './heed-trickle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function answer() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const tell = vi.fn<() => void>()
  const fetch = heedTrickle(async () => new Response(readable), tell)
  const body = (await fetch('/api/env')).text()
  return { body, tell, writer }
}

it('KEEP-1 OFF-3 tells of an answer that has begun and does not come to its end', async () => {
  const { body, tell, writer } = await answer()
  await writer.write(new TextEncoder().encode('{'))
  vi.advanceTimersByTime(999)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tell).toHaveBeenCalledOnce()
  await writer.write(new TextEncoder().encode('}'))
  await writer.close()
  expect(await body).toBe('{}')
})

it('OFF-3 says nothing of an answer that comes whole, nor of one that breaks off', async () => {
  const whole = await answer()
  await whole.writer.close()
  expect(await whole.body).toBe('')
  const broken = await answer()
  await broken.writer.abort(new TypeError('terminated'))
  await expect(broken.body).rejects.toThrow('terminated')
  expect(vi.getTimerCount()).toBe(0)
})
