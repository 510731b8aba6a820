import { describe, expect, it } from 'vitest'
import { ProblemError } from '#src/contract/problem.ts'
import { createDevice } from './testing/device.ts'
import { createMemoryRows } from './testing/memory-rows.ts'
import { createModelServer } from './testing/model-server.ts'

const problem = (status: number, retryAfter?: number) =>
  new ProblemError({ status, code: 'x', message: 'Later', ...(retryAfter && { retryAfter }) })

/** How a save may fail for a while, and the tries that a minute of back-off has room for at most. */
const failures: [string, ProblemError, number][] = [
  ['500', problem(500), 6],
  ['502', problem(502), 6],
  ['503', problem(503), 6],
  ['503 that asks for 40 s', problem(503, 40_000), 2],
  ['429', problem(429), 6],
  ['429 that asks for 40 s', problem(429, 40_000), 2],
  ['a connection that is reset', problem(0), 6],
  ['408', problem(408), 6],
]

/** Tabs of one browser whose save fails, and whatever wakes an outbox thirty times a second. */
async function storm(tabs: number, failure: ProblemError) {
  const server = createModelServer()
  const rows = createMemoryRows()
  const { save } = server.organisations
  const sentAt: number[] = []
  let isBroken = true
  const open = await Promise.all(Array.from({ length: tabs }, () => createDevice(server, rows)))
  const [first] = open
  if (!first) throw new Error('A storm needs a tab.')
  server.organisations.save = async (...sent) => {
    sentAt.push(first.clock.now)
    if (isBroken) throw failure
    return save(...sent)
  }
  await first.type({ description: 'Typed' })
  await first.save()

  const wakeAll = async () => {
    for (const tab of open) {
      for (const why of ['due', 'signed-in', 'due'] as const) await tab.drafts.send(why)
    }
  }
  return {
    server,
    first,
    sentAt,
    mend: () => (isBroken = false),
    async pass(milliseconds: number) {
      for (let passed = 0; passed < milliseconds; passed += 100) {
        for (const { clock } of open) clock.now += 100
        await wakeAll()
      }
    },
  }
}

describe.each([1, 2])('a save that fails, with %i tabs that are woken all the time', (tabs) => {
  it.each(failures)('KEEP-1 %s: tries wait longer and longer', async (_name, failure, most) => {
    const { server, first, sentAt, mend, pass } = await storm(tabs, failure)
    await pass(60_000)
    expect(sentAt.length).toBeGreaterThan(1)
    expect(sentAt.length).toBeLessThanOrEqual(most)
    const gaps = sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(failure.retryAfter ?? 2_000)

    mend()
    await pass(300_000)
    await first.shelf.load()
    expect(first.row()).toBeNull()
    expect(server.commits).toHaveLength(1)
    expect(server.details().description).toBe('Typed')
  })
})

it('KEEP-1 without a network nothing is tried, and it goes as soon as there is one', async () => {
  const { first, sentAt, mend, pass, server } = await storm(1, problem(0))
  first.network.isReachable = false
  const before = sentAt.length
  await pass(600_000)
  expect(sentAt).toHaveLength(before)
  expect(first.later).toEqual([])
  first.network.isReachable = true
  mend()
  await first.drafts.send('due')
  expect(server.details().description).toBe('Typed')
})

it('KEEP-1 a person who presses Save does not wait', async () => {
  const { first, sentAt, pass } = await storm(1, problem(503))
  await pass(100)
  expect(sentAt).toHaveLength(1)
  await first.save()
  expect(sentAt).toHaveLength(2)
})
