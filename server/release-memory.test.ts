import { setImmediate as turn } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { releaseAtRest, releaseMemory } from './release-memory.ts'

it('gives back what nothing refers to, and leaves the collector to V8 again', async () => {
  const reference = new WeakRef({ made: 'by the start' })
  // What was made in a turn stays for the rest of it.
  await turn()
  releaseMemory()
  expect(reference.deref()).toBeUndefined()
  expect(globalThis.gc).toBeUndefined()
})

it('API-6 a server that was busy gives its memory back once it is at rest, and only then', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = fastify()
  let released = 0
  releaseAtRest(app, { rest: 20, release: () => void (released += 1) })
  app.get('/*', async () => '')
  const ask = (count: number, url: string) =>
    Promise.all(Array.from({ length: count }, () => app.inject(url)))

  await ask(999, '/a')
  await ask(1_000, '/health')
  vi.advanceTimersByTime(100)
  expect(released).toBe(0)
  await ask(1, '/a')
  vi.advanceTimersByTime(20)
  expect(released).toBe(0)
  await ask(1_000, '/health')
  vi.advanceTimersByTime(20)
  expect(released).toBe(1)
  vi.advanceTimersByTime(100)
  expect(released).toBe(1)
  await app.close()
})
