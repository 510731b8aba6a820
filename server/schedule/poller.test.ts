import { expect, it, vi } from 'vitest'
import { createPoller } from './poller.ts'

const log = { error: vi.fn<(...words: unknown[]) => void>() }

it('never looks twice at a time, and goes on after a look that failed', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const looks: string[] = []
  const { now } = createPoller(
    async () => {
      const gate = gates[looks.length / 2]
      looks.push('begun')
      await gate?.promise.finally(() => looks.push('ended'))
    },
    { log, interval: 1 },
  )
  const first = now()
  const second = now()
  await vi.waitFor(() => expect(looks).toEqual(['begun']))
  gates[0]?.reject(new Error('It failed.'))
  await expect(first).rejects.toThrow('It failed.')
  gates[1]?.resolve()
  await second
  expect(looks).toEqual(['begun', 'ended', 'begun', 'ended'])
})

it('looks by itself until it is stopped, which waits for the look under way', async () => {
  let count = 0
  let isAborted = false
  const { start, stop } = createPoller(
    async (signal) => {
      count += 1
      if (count === 3)
        await new Promise((end) => signal.addEventListener('abort', () => setImmediate(end)))
      isAborted = signal.aborted
    },
    { log, interval: 1 },
  )
  start()
  await vi.waitFor(() => expect(count).toBe(3))
  await stop()
  expect([count, isAborted]).toEqual([3, true])
})
