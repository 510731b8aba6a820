import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('API-6 what takes long runs once in a turn of the event loop, in the order it was asked for', async () => {
  const turn = createTurns()
  const seen: string[] = []
  const work = ['a', 'b', 'c'].map(async (name) => {
    await turn()
    seen.push(name)
    await turn()
    seen.push(`${name} again`)
  })
  const others = (async () => {
    // Six turns, and some more.
    for (let turns = 0; turns < 10; turns += 1) {
      await setImmediate()
      seen.push('-')
    }
  })()
  await Promise.all([...work, others])
  const each = seen
    .join(' ')
    .split('-')
    .filter((part) => part.trim())
  expect(each.map((part) => part.trim())).toEqual(['a', 'b', 'c', 'a again', 'b again', 'c again'])
})

it('API-6 begins again after a rest', async () => {
  const turn = createTurns()
  await turn()
  await setImmediate()
  await expect(turn()).resolves.toBeUndefined()
})
