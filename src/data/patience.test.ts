import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPatience, type Patience } from './patience.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that says that it is there whenever it is asked. */
function present() {
  const doubts = vi.fn<() => void>()
  return { doubts, connectivity: { doubt: doubts, isDoubtful: () => false } }
}

/** How long a read is waited for that does not come to an end, in ms. */
async function timeOf({ wait }: Patience): Promise<number> {
  const begun = Date.now()
  const out = wait(new AbortController().signal)
  await vi.advanceTimersToNextTimerAsync()
  await out
  return Date.now() - begun
}

it('KEEP-1 OFF-3 waits for trickling bytes once, not for each answer in turn', async () => {
  const { connectivity, doubts } = present()
  const patience = createPatience(connectivity)
  expect(await timeOf(patience)).toBe(3_000)
  expect(doubts).toHaveBeenCalledOnce()
  expect(await timeOf(patience)).toBe(500)
  expect(await timeOf(patience)).toBe(500)
  patience.rewarded()
  expect(await timeOf(patience)).toBe(3_000)
})

it('KEEP-1 OFF-3 has little of it from the beginning where the network did not bring the page', async () => {
  const patience = createPatience(present().connectivity, true)
  expect(await timeOf(patience)).toBe(500)
  patience.rewarded()
  expect(await timeOf(patience)).toBe(3_000)
})

it('KEEP-1 OFF-3 waits for nothing any longer once an answer trickles, and little for what follows', async () => {
  const patience = createPatience(present().connectivity)
  const both = [new AbortController(), new AbortController()].map(({ signal }) =>
    patience.wait(signal),
  )
  patience.spend()
  await Promise.all(both)
  expect(vi.getTimerCount()).toBe(0)
  expect(await timeOf(patience)).toBe(500)
})

it('OFF-3 has little of it while nobody knows whether the server is there', async () => {
  const { connectivity } = present()
  expect(await timeOf(createPatience({ ...connectivity, isDoubtful: () => true }))).toBe(500)
})

it('OFF-3 leaves no timer behind for what has come', async () => {
  const waiting = new AbortController()
  void createPatience(present().connectivity).wait(waiting.signal)
  waiting.abort()
  expect(vi.getTimerCount()).toBe(0)
})
