import { expect, it } from 'vitest'
import { auditWanted, filtersOf } from './audit-filters.ts'

it('OPR-6 takes the filters of an address, and nothing else in it', () => {
  expect(auditWanted({ action: ' user.delete ', actor: '', page: '7', to: '2026-02-28' })).toEqual({
    action: 'user.delete',
    to: '2026-02-28',
  })
})

it('OPR-6 days are those of the operator, and the last one counts to its end', () => {
  const { from, to } = filtersOf({ from: '2026-02-28', to: '2026-02-28' })
  expect(from).toBe(new Date(2026, 1, 28).toISOString())
  expect(to).toBe(new Date(2026, 2, 1).toISOString())
  expect(filtersOf({ from: 'yesterday', actor: 'olga' })).toEqual({ actor: 'olga' })
  expect(filtersOf({ to: '9999-12-31' })).toEqual({})
})
