import { expect, it } from 'vitest'
import { decisionOf, faultsOf, type ReportDraft } from './report-draft.ts'

const empty: ReportDraft = {
  ...{ outcome: null, reason: null, credentialId: '', publicNote: ' ', note: ' ' },
}

it('OPR-7 says what is missing before a report can be closed', () => {
  expect(faultsOf(empty)).toEqual(['outcome'])
  expect(faultsOf({ ...empty, outcome: 'no-issue' })).toEqual(['reason'])
  expect(faultsOf({ ...empty, outcome: 'suspended' })).toEqual(['publicNote'])
  expect(faultsOf({ ...empty, outcome: 'credential-suspended' })).toEqual([
    'credentialId',
    'publicNote',
  ])
  expect(faultsOf({ ...empty, outcome: 'corrected' })).toEqual([])
})

it('OPR-7 sends what belongs to what was chosen, and nothing that was typed for something else', () => {
  const typed = { ...empty, reason: 'is-right', publicNote: 'Copied.', note: 'Thanks.' } as const
  expect(decisionOf({ ...typed, outcome: 'no-issue' })).toEqual({
    ...{ outcome: 'no-issue', reason: 'is-right', note: 'Thanks.' },
  })
  expect(decisionOf({ ...typed, outcome: 'suspended', note: ' ' })).toEqual({
    ...{ outcome: 'suspended', publicNote: 'Copied.' },
  })
  expect(decisionOf({ ...typed, outcome: 'credential-suspended' })).toBeNull()
})
