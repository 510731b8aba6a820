import { expect, it } from 'vitest'
import { keyText } from '../queue/queue-key.ts'
import { caseHref, queuedCases, readCaseFilters } from './case-key.ts'

it('OPR-7 reads which cases an address shows, and no reason where there is none', () => {
  const reason = 'closed'
  expect(readCaseFilters({ state: 'decided', reason })).toEqual({ state: 'decided', reason })
  expect(readCaseFilters({ reason })).toEqual({ reason })
  expect(readCaseFilters({ state: 'appeal', reason })).toEqual({ state: 'appeal' })
  expect(readCaseFilters({ state: 'lost', reason: 'none' })).toEqual({})
})

it('OPR-7 a case is named by its own id, not by the credential that it is about', () => {
  const at = '2026-01-02T00:00:00.000Z'
  const { results } = queuedCases({
    ...{ next: null, total: 1 },
    results: [
      {
        ...{ id: 'r1', kind: 'report', slug: 'wattle', supplier: 'Wattle', credentialId: 'b-corp' },
        ...{ reason: 'closed', outcome: null, at, lease: null },
      },
    ],
  })
  const [key] = results.map(keyText)
  expect(key).toBe('wattle~r1')
  expect(caseHref({ state: 'decided' }, key)).toBe(
    '/operate/reports?state=decided&item=wattle%7Er1',
  )
})
