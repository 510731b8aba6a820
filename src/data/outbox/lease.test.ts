import { expect, it } from 'vitest'
import { createTurns } from './lease.ts'

/** A lock that another tab holds until it is given. */
function createLock() {
  const queue: (() => void)[] = []
  return {
    queue,
    async alone(work: () => Promise<void>) {
      await new Promise<void>((given) => queue.push(given))
      await work()
    },
  }
}

it('KEEP-1 hundreds of wishes ask for the lock once, and once more while a turn runs', async () => {
  const lock = createLock()
  const turns: (readonly string[])[] = []
  const running = Promise.withResolvers<void>()
  const run = createTurns<string>(lock.alone, (wishes) => {
    turns.push([...wishes])
    return turns.length === 1 ? running.promise : Promise.resolve()
  })
  const first = Array.from({ length: 300 }, (_, at) => run(`${at}`))
  expect(lock.queue).toHaveLength(1)
  lock.queue.shift()?.()
  await expect.poll(() => turns).toHaveLength(1)
  expect(turns[0]).toHaveLength(300)
  const second = [run('again'), run('and again')]
  expect(lock.queue).toHaveLength(1)
  running.resolve()
  await Promise.all(first)
  expect(turns).toHaveLength(1)
  lock.queue.shift()?.()
  await Promise.all(second)
  expect(turns[1]).toEqual(['again', 'and again'])
})

it('a turn that fails, or a lock that is refused, does not stop those after it', async () => {
  let isRefused = true
  const run = createTurns<string>(
    (work) => (isRefused ? Promise.reject(new Error('no lock')) : work()),
    async ([wish]) => {
      if (wish === 'broken') throw new Error('broken')
    },
  )
  await expect(run('one')).rejects.toThrow('no lock')
  isRefused = false
  await expect(run('broken')).rejects.toThrow('broken')
  await expect(run('three')).resolves.toBeUndefined()
})
