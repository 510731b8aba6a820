import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { releaseMemory } from './release-memory.ts'

it('gives back what nothing refers to, and leaves the collector to V8 again', async () => {
  const reference = new WeakRef({ made: 'by the start' })
  // What was made in a turn stays for the rest of it.
  await turn()
  releaseMemory()
  expect(reference.deref()).toBeUndefined()
  expect(globalThis.gc).toBeUndefined()
})
