import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { comesWhole } from './comes-whole.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page whose body the test sends. */
function page() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, {
    highWaterMark: 100,
  })
  const writer = writable.getWriter()
  return {
    response: new Response(readable),
    send: (bytes: number) => void writer.write(new Uint8Array(bytes)).catch(() => {}),
    end: () => void writer.close(),
    breakOff: () => void writer.abort(new TypeError('terminated')),
  }
}

it('OFF-2 lets a page through that comes whole, and leaves it to be read', async () => {
  const { response, send, end } = page()
  const whole = comesWhole(response)
  send(20_000)
  end()
  expect(await whole).toBe(true)
  expect((await response.arrayBuffer()).byteLength).toBe(20_000)
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  ['has no body', new Response(null, { status: 304 })],
  ['leads elsewhere', Response.error()],
])('OFF-2 lets an answer through that %s', async (_what, response) => {
  expect(await comesWhole(response)).toBe(true)
})

it('OFF-2 gives up on a page that comes by the byte', async () => {
  const { response, send } = page()
  const whole = comesWhole(response)
  send(1)
  await vi.advanceTimersByTimeAsync(700)
  expect(await whole).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

it('OFF-2 waits for a page that comes slowly but goes on, for three seconds at most', async () => {
  const { response, send, end } = page()
  const whole = comesWhole(response)
  for (let times = 0; times < 4; times += 1) {
    send(2_048)
    await vi.advanceTimersByTimeAsync(700)
  }
  end()
  expect(await whole).toBe(true)

  const endless = page()
  const never = comesWhole(endless.response)
  for (let times = 0; times < 5; times += 1) {
    endless.send(2_048)
    await vi.advanceTimersByTimeAsync(700)
  }
  expect(await never).toBe(false)
})

it('OFF-2 takes a page that breaks off for none', async () => {
  const { response, send, breakOff } = page()
  const whole = comesWhole(response)
  send(10)
  breakOff()
  expect(await whole).toBe(false)
})
