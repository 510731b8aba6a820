import { expect, it } from 'vitest'
import { planQuery } from './plan-query.ts'

const planned = {
  search: { updated: '30' } as const,
  ...{ words: [], near: null, after: null },
  only: { credentialIds: [], locationIds: [], portfolioSlugs: [] },
  listed: () => [],
}
const minute = Date.parse('2026-03-01T12:00:00Z')

it('DSC-8 asks the same for the same search within a minute, so that its counts are kept', () => {
  const first = planQuery({ ...planned, now: minute })
  expect(planQuery({ ...planned, now: minute + 59_999 })).toEqual(first)
  expect(first.since).toBe(Date.parse('2026-01-30T12:00:00Z') / 1000)
  expect(planQuery({ ...planned, now: minute + 60_000 })).not.toEqual(first)
})
