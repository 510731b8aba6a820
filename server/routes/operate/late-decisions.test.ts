import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { undoSeconds } from '#src/contract/operate/queue.ts'
import { createLateDecisions } from './late-decisions.ts'

const undoTime = undoSeconds * 1_000
const log = { error: vi.fn<(...args: unknown[]) => void>() }

beforeEach(() => {
  vi.useFakeTimers()
  log.error.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

it('OPR-2 what was decided is done when it cannot be undone any more, and no earlier', async () => {
  const doDue = vi.fn<() => Promise<void>>(async () => undefined)
  const late = createLateDecisions(doDue, log)
  late.expect()
  await vi.advanceTimersByTimeAsync(undoTime - 1)
  expect(doDue).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(doDue).toHaveBeenCalledOnce()
})

it('OPR-2 what is due is done by one run at a time', async () => {
  const first = Promise.withResolvers<void>()
  const doDue = vi.fn<() => Promise<void>>(async () => undefined).mockReturnValueOnce(first.promise)
  const late = createLateDecisions(doDue, log)
  late.expect()
  late.expect()
  await vi.advanceTimersByTimeAsync(undoTime)
  expect(doDue).toHaveBeenCalledOnce()
  first.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(doDue).toHaveBeenCalledTimes(2)
})

it('OPR-2 a run that fails is logged, and the next one is made all the same', async () => {
  const cause = new Error('The database is away.')
  const doDue = vi.fn<() => Promise<void>>(async () => undefined).mockRejectedValueOnce(cause)
  const late = createLateDecisions(doDue, log)
  late.expect()
  await vi.advanceTimersByTimeAsync(undoTime)
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: cause }, expect.any(String))
  late.expect()
  await vi.advanceTimersByTimeAsync(undoTime)
  expect(doDue).toHaveBeenCalledTimes(2)
})

it('OPR-2 closing awaits the run under way, and begins none', async () => {
  const run = Promise.withResolvers<void>()
  const doDue = vi.fn<() => Promise<void>>(() => run.promise)
  const late = createLateDecisions(doDue, log)
  late.expect()
  await vi.advanceTimersByTimeAsync(undoTime)
  late.expect()
  const closed = vi.fn<() => void>()
  const closing = late.close().then(closed)
  await vi.advanceTimersByTimeAsync(undoTime)
  expect(closed).not.toHaveBeenCalled()
  run.resolve()
  await closing
  expect(doDue).toHaveBeenCalledOnce()
})
