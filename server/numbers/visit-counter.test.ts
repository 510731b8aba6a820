import { expect, it } from 'vitest'
import { mostHosts } from '#src/contract/visits.ts'
import { createVisitCounter, otherHosts } from './visit-counter.ts'

const one = { day: '2026-03-01', kind: 'view', slug: 'wattle', count: 1 } as const

it('OPR-6 adds up by supplier, kind and host, and hands it over once', () => {
  const counter = createVisitCounter()
  for (const host of ['a.example', 'b.example', 'a.example', '']) counter.add({ ...one, host })
  counter.add({ ...one, kind: 'badge', host: 'a.example' })
  expect(counter.take()).toEqual([
    { ...one, host: 'a.example', count: 2 },
    { ...one, host: 'b.example' },
    { ...one, host: '' },
    { ...one, kind: 'badge', host: 'a.example' },
  ])
  expect(counter.take()).toEqual([])
})

it('OPR-6 a stranger who makes up hosts fills no memory, and loses no view', () => {
  const counter = createVisitCounter()
  for (let at = 0; at < 1_000; at += 1) counter.add({ ...one, host: `host-${at}.example` })
  const taken = counter.take()
  expect(taken).toHaveLength(mostHosts + 1)
  expect(taken.find(({ host }) => host === otherHosts)?.count).toBe(1_000 - mostHosts)
})
