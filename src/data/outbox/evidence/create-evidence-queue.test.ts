import { expect, it } from 'vitest'
import type { Evidence } from '#src/contract/evidence.ts'
import * as limits from '#src/contract/limits.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { createOutboxStore } from '#src/storage/outbox-store.ts'
import { evidenceTable } from '#src/storage/tables/evidence-queue.ts'
import { createLease } from '../lease.ts'
import { createEvidenceQueue } from './create-evidence-queue.ts'

const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })
const unreachable = new ProblemError({ status: 0, code: 'no-answer', message: 'No answer.' })
const broken = new ProblemError({ status: 503, code: 'broken', message: 'Broken.' })
const refused = new ProblemError({ status: 422, code: 'invalid', message: 'No PDF.' })
const stored = {} as Evidence

/** A queue in a page whose clock, keys and server the test has in its hands. */
function openQueue() {
  const clock = { now: 1_000 }
  const network = { isReachable: true }
  const sendings: {
    name: string
    key: string | undefined
    signal: AbortSignal | undefined
    end: PromiseWithResolvers<Evidence>
  }[] = []
  const later: { work: () => void; wait: number }[] = []
  const news: string[] = []
  const heldBack = new Set<string>()
  let keys = 0
  const blocked = () => Promise.reject(new Error('blocked'))
  const shelf = createOutboxStore(evidenceTable, 'mira', blocked, null)
  const queue = createEvidenceQueue({
    user: 'mira',
    store: shelf,
    lease: createLease('test', undefined),
    now: () => clock.now,
    isReachable: () => network.isReachable,
    random: () => 1,
    newKey: () => `key ${(keys += 1)}`,
    later(work, wait) {
      const timer = { work, wait }
      later.push(timer)
      return () => later.splice(later.indexOf(timer), later.includes(timer) ? 1 : 0)
    },
    waitsForProfile: (row) => heldBack.has(row.credentialId ?? ''),
    upload: (slug, credentialId, { name }, sending) => {
      const { key, signal } = sending ?? {}
      const end = Promise.withResolvers<Evidence>()
      signal?.addEventListener('abort', () => end.reject(signal.reason))
      sendings.push({ name: `${slug} ${credentialId} ${name}`, key, signal, end })
      return end.promise
    },
    onProgress: () => {},
    onSent: ({ name }) => news.push(`${name} sent`),
    onFailed: ({ name, state }) => news.push(`${name} ${state}`),
  })
  const states = () => shelf.all().map(({ name, state }) => `${name} ${state}`)
  return { queue, shelf, clock, network, sendings, later, news, heldBack, states }
}

it('PRF-8 OFF-5 sends one file after the other, first come, first sent', async () => {
  const { queue, sendings, news, states } = openQueue()
  await queue.add('acme', 'iso', file('a.pdf'))
  await queue.add('acme', 'iso', file('b.pdf'))
  void queue.send('due')
  await expect.poll(states).toEqual(['a.pdf sending', 'b.pdf waiting'])
  sendings[0]?.end.resolve(stored)
  await expect.poll(states).toEqual(['b.pdf sending'])
  sendings[1]?.end.resolve(stored)
  await expect.poll(states).toEqual([])
  expect(news).toEqual(['a.pdf sent', 'b.pdf sent'])
})

it('OFF-5 what found no network makes all wait, and goes again under its key', async () => {
  const { queue, sendings, later, clock } = openQueue()
  await queue.add('acme', 'iso', file('a.pdf'))
  await queue.add('acme', 'iso', file('b.pdf'))
  void queue.send('due')
  await expect.poll(() => sendings.length).toBe(1)
  sendings[0]?.end.reject(unreachable)
  await expect.poll(() => later).toHaveLength(1)
  expect(later[0]?.wait).toBe(2_000)
  clock.now += 2_000
  later[0]?.work()
  await expect.poll(() => sendings.length).toBe(2)
  expect(sendings[1]?.key).toBe(sendings[0]?.key)
})

it('KEEP-1 OFF-5 whoever wakes the queue, a file that failed waits for its time', async () => {
  const { queue, sendings, later, clock } = openQueue()
  await queue.add('acme', 'iso', file('a.pdf'))
  void queue.send('due')
  await expect.poll(() => sendings.length).toBe(1)
  sendings[0]?.end.reject(broken)
  await expect.poll(() => later).toHaveLength(1)
  for (const why of ['due', 'signed-in', 'due'] as const) await queue.send(why)
  clock.now += 1_999
  await queue.send('due')
  expect(sendings).toHaveLength(1)
  clock.now += 1
  void queue.send('due')
  await expect.poll(() => sendings.length).toBe(2)
})

it('OFF-5 a person who asks for it does not wait', async () => {
  const { queue, sendings, later } = openQueue()
  await queue.add('acme', 'iso', file('a.pdf'))
  void queue.send('due')
  await expect.poll(() => sendings.length).toBe(1)
  sendings[0]?.end.reject(broken)
  await expect.poll(() => later).toHaveLength(1)
  void queue.send('asked')
  await expect.poll(() => sendings.length).toBe(2)
})

it('OFF-5 without a network nothing is tried, and all goes as soon as there is one', async () => {
  const { queue, sendings, later, network } = openQueue()
  network.isReachable = false
  await queue.add('acme', 'iso', file('a.pdf'))
  await queue.send('due')
  expect([sendings, later]).toEqual([[], []])
  network.isReachable = true
  void queue.send('due')
  await expect.poll(() => sendings.length).toBe(1)
})

it('OFF-7 a refused file holds nobody up, and goes again when it is asked for', async () => {
  const { queue, shelf, sendings, states } = openQueue()
  await queue.add('acme', 'iso', file('a.pdf'))
  await queue.add('acme', 'iso', file('b.pdf'))
  void queue.send('due')
  await expect.poll(() => sendings.length).toBe(1)
  sendings[0]?.end.reject(refused)
  await expect.poll(states).toEqual(['a.pdf refused', 'b.pdf sending'])
  void queue.retry(shelf.all()[0]?.id ?? '')
  await expect.poll(states).toEqual(['a.pdf waiting', 'b.pdf sending'])
  sendings[1]?.end.resolve(stored)
  await expect.poll(states).toEqual(['a.pdf sending'])
  expect(sendings[2]?.key).not.toBe(sendings[0]?.key)
})

it('PRF-8 a cancelled file is stopped and forgotten, and the next goes', async () => {
  const { queue, shelf, sendings, states, news } = openQueue()
  await queue.add('acme', 'iso', file('a.pdf'))
  await queue.add('acme', 'iso', file('b.pdf'))
  void queue.send('due')
  await expect.poll(() => sendings.length).toBe(1)
  await queue.cancel(shelf.all()[0]?.id ?? '')
  expect(sendings[0]?.signal?.aborted).toBe(true)
  await expect.poll(states).toEqual(['b.pdf sending'])
  expect(news).toEqual([])
})

it('OFF-1 a shared file goes once it is assigned, under the name it was given', async () => {
  const { queue, shelf, sendings, states } = openQueue()
  await queue.add('acme', null, file('scan.pdf'))
  await queue.send('asked')
  expect(states()).toEqual(['scan.pdf waiting'])
  const [scan] = shelf.all()
  const place = { organisation: 'other', credentialId: 'iso', name: 'iso.pdf' }
  expect(await queue.assign(scan?.id ?? '', place)).toBe(true)
  await expect.poll(() => sendings.map((one) => one.name)).toEqual(['other iso iso.pdf'])
})

it('PRF-8 what waits for its profile goes when that is saved, under its new name', async () => {
  const { queue, sendings, heldBack } = openQueue()
  heldBack.add('iso')
  await queue.add('acme', 'iso', file('a.pdf'))
  await queue.send('asked')
  expect(sendings).toEqual([])
  heldBack.clear()
  await queue.rename('acme', 'acme-two')
  void queue.send('due')
  await expect.poll(() => sendings.map((one) => one.name)).toEqual(['acme-two iso a.pdf'])
})

it('PRF-8 takes as many files of one organisation as may wait, and what can be read', async () => {
  const { queue, shelf } = openQueue()
  for (let count = 0; count < limits.evidenceWaiting; count += 1)
    expect(await queue.add('acme', null, file(`${count}.pdf`))).toBeNull()
  expect(await queue.add('acme', null, file('more.pdf'))).toEqual({
    name: 'more.pdf',
    reason: 'full',
  })
  const gone = Object.assign(file('gone.pdf'), { arrayBuffer: () => Promise.reject(new Error()) })
  expect(await queue.add('other', 'iso', gone)).toEqual({ name: 'gone.pdf', reason: 'unreadable' })
  const [first] = shelf.all()
  await queue.add('other', null, file('there.pdf'))
  const there = shelf.all().at(-1)
  const place = { organisation: 'acme', credentialId: 'iso', name: 'there.pdf' }
  expect(await queue.assign(there?.id ?? '', place)).toBe(false)
  expect(await queue.assign(first?.id ?? '', { ...place, organisation: 'other' })).toBe(true)
})
