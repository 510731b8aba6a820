import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Fault, judgeLink, type LinkFound, passLink, progressFrom } from './judge-link.ts'
import {
  beginning,
  completeSalts,
  digestOf,
  eachText,
  type EachText,
  type Link,
  linkBehind,
} from './link.ts'

const noSalts = eachText(() => null)
const start = Date.parse('2026-03-01T12:00:00Z')
const minute = 60_000
const isoOf = (time: number) => new Date(time).toISOString()

type Texts = EachText<string>
const texts = fc.record<Texts>({ actor: fc.string(), subject: fc.string(), details: fc.string() })
const logs = fc.array(texts, { minLength: 1, maxLength: 20 })

/** A chain over entries that were written a minute apart and sealed at once. */
function chainOf(log: readonly Texts[]): LinkFound[] {
  let place = beginning
  return log.map((one, index) => {
    const createdAt = isoOf(start + index * minute)
    const entry = { ...one, id: `entry-${index}`, createdAt, action: 'thing.do' }
    const salts = completeSalts(noSalts)
    const others = { replaces: null, because: null, sealedAt: createdAt }
    const link = linkBehind(place, entry, salts, others)
    place = link
    const { position } = link
    const found = { ...entry, position, isOwnPosition: true, salts }
    return { link, entry: found, replaced: null, reason: null }
  })
}

function firstFault(chain: readonly LinkFound[]): Fault | null {
  const progress = progressFrom(beginning)
  for (const found of chain) {
    const fault = judgeLink(progress, found)
    if (fault) return fault
    passLink(progress, found)
  }
  return null
}

/** Changes the link, or the entry, in one place of a chain. */
const withLink = (found: LinkFound, change: Partial<Link>): LinkFound => ({
  ...found,
  link: { ...found.link, ...change },
})
const withEntry = (
  found: LinkFound,
  change: Partial<NonNullable<LinkFound['entry']>>,
): LinkFound => ({
  ...found,
  entry: found.entry && { ...found.entry, ...change },
})

it('TRU-5 a chain over any entries is in order', () => {
  fc.assert(
    fc.property(logs, (log) => {
      expect(firstFault(chainOf(log))).toBeNull()
    }),
  )
})

const otherHex = 'ab'.repeat(32)
const otherSalt = 'cd'.repeat(16)
/** Each changes one thing in one place. */
const changes: Readonly<Record<string, (found: LinkFound) => LinkFound>> = {
  'another text': (found) => withEntry(found, { details: `${found.entry?.details} ` }),
  'another action': (found) => withEntry(found, { action: 'thing.undo' }),
  'another time': (found) => withEntry(found, { createdAt: isoOf(start - 1) }),
  'another salt': (found) =>
    withEntry(found, { salts: { ...completeSalts(noSalts), actor: otherSalt } }),
  'no salt': (found) => withEntry(found, { salts: noSalts }),
  'another position': (found) => withEntry(found, { position: found.link.position - 1 }),
  'the position of another': (found) => withEntry(found, { isOwnPosition: false }),
  'no entry': (found) => ({ ...found, entry: null }),
  'another digest': ({ link, ...found }) => ({
    ...found,
    link: { ...link, digests: { ...link.digests, subject: otherHex } },
  }),
  'another text with its own digest': (found) => {
    const digests = { ...found.link.digests, actor: digestOf(otherSalt, 'eve') }
    const salts = { ...(found.entry?.salts ?? noSalts), actor: otherSalt }
    return withEntry(withLink(found, { digests }), { actor: 'eve', salts })
  },
  'another hash': (found) => withLink(found, { hash: otherHex }),
  'another time of its link': (found) => withLink(found, { sealedAt: isoOf(start - 1) }),
  'a link in its place': (found) => withLink(found, { replaces: 1 }),
  'a reason': (found) => withLink(found, { because: 'entry-0' }),
  'another entry': (found) => withLink(found, { auditId: 'entry-x' }),
}

it.each(Object.entries(changes))('TRU-5 finds %s, at that place', (_what, change) => {
  fc.assert(
    fc.property(logs, fc.nat(), (log, pick) => {
      const chain = chainOf(log)
      const index = pick % chain.length
      const changed = chain.map((found, at) => (at === index ? change(found) : found))
      expect(firstFault(changed)?.position).toBe(index + 1)
    }),
  )
})

it('TRU-5 finds a link that is not there, one that is there twice, and two that have changed places', () => {
  fc.assert(
    fc.property(logs, fc.nat(), (log, pick) => {
      const chain = chainOf([...log, ...log])
      const index = pick % (chain.length - 1)
      const found = chain[index] as LinkFound
      const next = chain[index + 1] as LinkFound
      const before = chain.slice(0, index)
      const after = chain.slice(index + 2)
      expect(firstFault([...before, next, ...after])?.position).toBe(index + 1)
      expect(firstFault([...before, found, found, next, ...after])?.position).toBe(index + 2)
      expect(firstFault([...before, next, found, ...after])?.position).toBe(index + 1)
    }),
  )
})

/** The third entry of a log is written anew: because of the fourth, unless it is said otherwise. */
function rewritten(others: Partial<LinkFound>, because: string | null = 'entry-3'): LinkFound[] {
  const chain = chainOf(
    Array.from({ length: 4 }, () => ({ actor: 'a', subject: 's', details: '' })),
  )
  const [, , former, last] = chain as [LinkFound, LinkFound, LinkFound, LinkFound]
  if (!former.entry) throw new Error('Each has an entry.')
  const salts = completeSalts(noSalts)
  const entry = { ...former.entry, actor: 'nobody', position: 5, salts }
  const times = { replaces: 3, because, sealedAt: last.link.sealedAt }
  const found = {
    ...{ link: linkBehind(last.link, entry, salts, times), entry },
    replaced: former.link,
    reason: { action: 'user.delete', position: 4, rewritten: 1 },
    ...others,
  }
  return chain.map((one) => (one === former ? { ...one, entry } : one)).concat(found)
}

it('TRU-5 takes an entry that was written anew because somebody was deleted or joined', () => {
  expect(firstFault(rewritten({}))).toBeNull()
  const joined = { action: 'user.join', position: 4, rewritten: 1 }
  expect(firstFault(rewritten({ reason: joined }))).toBeNull()
})

it.each<[string, Partial<LinkFound>, (string | null)?]>([
  ['no reason', { reason: null }, null],
  ['a reason that is not there', { reason: null }],
  ['another reason', { reason: { action: 'brand.put', position: 4, rewritten: 1 } }],
  ['a reason of before', { reason: { action: 'user.delete', position: 2, rewritten: 1 } }],
  ['a reason of later', { reason: { action: 'user.delete', position: 6, rewritten: 1 } }],
  [
    'a reason that was none for it',
    { reason: { action: 'user.delete', position: 4, rewritten: 0 } },
  ],
])('TRU-5 finds an entry that was written anew with %s', (_what, others, because) => {
  expect(firstFault(rewritten(others, because))).toMatchObject({ kind: 'unexplained', position: 5 })
})

it('TRU-5 finds an entry that was put between those of before, and takes late ones and wrong clocks', () => {
  const two = [1, 2].map(() => ({ actor: 'a', subject: 's', details: '' }))
  /** Two entries that say when they were written and sealed, in minutes. */
  const fault = (...times: { written: number; sealed: number }[]) => {
    let place = beginning
    const chain = chainOf(two).map((found, index): LinkFound => {
      const { written = 0, sealed = 0 } = times[index] ?? {}
      if (!found.entry) return found
      const entry = { ...found.entry, createdAt: isoOf(start + written * minute) }
      const others = { ...found.link, sealedAt: isoOf(start + sealed * minute) }
      const link = linkBehind(place, entry, completeSalts(entry.salts), others)
      place = link
      return { ...found, link, entry }
    })
    return firstFault(chain)?.kind ?? null
  }
  expect(fault({ written: 100, sealed: 101 }, { written: 50, sealed: 102 })).toBe('dated-back')
  expect(fault({ written: 100, sealed: 101 }, { written: 86, sealed: 102 })).toBeNull()
  expect(fault({ written: 50, sealed: 500 }, { written: 100, sealed: 500 })).toBeNull()
  // The clock was ahead, and was set back.
  expect(fault({ written: 9_000, sealed: 9_001 }, { written: 50, sealed: 51 })).toBeNull()
})
