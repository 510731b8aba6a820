import { beforeAll, expect, it } from 'vitest'
import { credentialStates } from '#src/contract/trust/credential-state.ts'
import { impossibleDay, latestToday } from '#src/contract/trust/stated-details.ts'
import { verifiedStates } from '#src/contract/trust/credential-state.ts'
import { deriveAttributesWith } from '#server/catalogue/attributes/follow-from-credentials.ts'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { mergedRows, type Rows } from '#server/store/bulk-insert.ts'
import { createDirectory } from '../supplier.ts'
import { createTowns } from '../towns.ts'
import { seedingDay } from './seeding-day.ts'
import { supplierRows } from './supplier-rows.ts'

const count = 2_000
const now = Date.parse('2027-03-01T09:30:00Z')
let rows: Rows
beforeAll(async () => {
  const catalogue = await loadCatalogue()
  const towns = createTowns(catalogue)
  const directory = createDirectory({ ...catalogue, regionOf: towns.regionOf }, 2026)
  const needs = { seeding: seedingDay(now), towns, derive: deriveAttributesWith(catalogue) }
  rows = mergedRows(
    Array.from({ length: count }, (_, index) => supplierRows(directory.supplier(index), needs)),
  )
})

it('API-7 TRU-2 credentials are in every state, and most that are held count', () => {
  const held = rows.organisation_credentials ?? []
  const states = Map.groupBy(held, ({ state }) => state)
  const share = (state: (typeof credentialStates)[number]) =>
    ((states.get(state)?.length ?? 0) / held.length) * 100
  expect(new Set(states.keys())).toEqual(new Set(credentialStates))
  for (const state of credentialStates) expect(share(state), state).toBeGreaterThan(0.3)
  expect(share('active')).toBeGreaterThan(55)
  expect(share('pending')).toBeLessThan(18)
  const confirmed = held.filter(({ state }) => verifiedStates.includes(state))
  const holders = new Set(confirmed.map((one) => one.organisation_id)).size / count
  expect(holders).toBeGreaterThan(0.5)
  expect(holders).toBeLessThan(0.6)
})

it('API-7 dates are counted from the day of seeding: nothing is told of the future, and no day is impossible', () => {
  const told = Object.values(rows).flatMap((all) =>
    all.flatMap((row) =>
      ['created_at', 'updated_at', 'valid_from', 'valid_to'].flatMap((column) => {
        const value = (row as Readonly<Record<string, unknown>>)[column]
        return typeof value === 'string' ? value : []
      }),
    ),
  )
  expect(told.filter((moment) => Date.parse(moment) > now)).toEqual([])
  const statements = rows.credential_statements ?? []
  const wrong = statements.filter(({ issued_on, expires_on }) =>
    impossibleDay({ issuedOn: issued_on ?? null, expiresOn: expires_on ?? null }, latestToday(now)),
  )
  expect(wrong).toEqual([])
})

it('API-7 nothing happens to a supplier before it joins, and its profile is younger than what happened', () => {
  const joined = new Map(rows.organisations?.map((one) => [one.id, one]))
  const facts = [
    ...(rows.credential_statements ?? []),
    ...(rows.credential_checks ?? []),
    ...(rows.credential_stops ?? []),
  ]
  const wrong = facts.filter(({ organisation_id, valid_from }) => {
    const one = joined.get(organisation_id)
    return !one || valid_from < one.created_at || valid_from > one.updated_at
  })
  expect(wrong).toEqual([])
})

it('API-7 TRU-4 what a profile said follows without a gap, from when its supplier joined', () => {
  const versions = Map.groupBy(rows.profile_versions ?? [], (one) => one.organisation_id)
  expect(versions.size).toBeGreaterThan(count / 2)
  const wrong = rows.organisations?.filter(({ id, created_at, updated_at }) => {
    const own = versions.get(id) ?? []
    const ends = own.map(({ valid_to }) => valid_to)
    const begins = own.map(({ valid_from }) => valid_from)
    const moments = [created_at, ...ends]
    return (
      own.length > 0 &&
      (begins.some((at, index) => at !== moments[index]) || ends.at(-1) !== updated_at)
    )
  })
  expect(wrong).toEqual([])
})
