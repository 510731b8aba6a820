import { expect, it } from 'vitest'
import { mayReceive } from './invitation-limits.ts'

it.each([
  ['the first one', [], true],
  ['one after others by other senders', ['b', 'c'], true],
  ['a second one by the same sender', ['a'], false],
  ['a fourth one by whomever', ['b', 'c', 'd'], false],
])('INV-2 SEC-3 decides about %s', (_what, earlier, expected) => {
  expect(mayReceive(earlier, 'a')).toBe(expected)
})
