import { expect, it } from 'vitest'
import type { Evidence } from '#src/contract/evidence.ts'
import { decisionDrafts, decisionOf, faultsOf, newDraft, shownFields } from './decision-draft.ts'

const stated = { number: 'AB 12', expiresOn: '2027-03-31' }
const file = { id: '1' } as Evidence
const fresh = newDraft({ stated, evidence: [file] })

it('OPR-2 confirms what was stated without a word of its own', () => {
  expect(faultsOf(fresh)).toEqual([])
  expect(decisionOf(fresh, { stated })).toEqual({ decision: 'approve', method: 'document' })
})

it('OPR-2 sends what the certificate says otherwise, and what it does not say', () => {
  const details = { ...fresh.details, number: ' AB 13 ', expiresOn: '', issuer: 'Ecocert' }
  const draft = { ...fresh, details, authority: 'Harbour City', seen: 'Both pages' }
  expect(decisionOf(draft, { stated })).toEqual({
    ...{ decision: 'approve', method: 'document', authority: 'Harbour City', seen: 'Both pages' },
    ...{ number: 'AB 13', issuer: 'Ecocert', expiresOn: null },
  })
})

it('OPR-2 asks how it was found out where there is no file, and where in the register', () => {
  const without = newDraft({ stated, evidence: [] })
  expect(without.method).toBeNull()
  expect(faultsOf(without)).toEqual(['method'])
  expect(() => decisionOf(without, { stated })).toThrow('how it was found out')
  const draft = { ...without, method: 'register' as const }
  expect(faultsOf(draft)).toEqual(['entryUrl'])
  const entryUrl = 'https://register.example/ab12'
  const whole = { ...draft, details: { ...draft.details, entryUrl } }
  expect(faultsOf(whole)).toEqual([])
  expect(decisionOf(whole, { stated: { ...stated, entryUrl } })).toEqual({
    ...{ decision: 'approve', method: 'register', entryUrl },
  })
})

it('OPR-2 says why when it is sent back, in words of the portal, of the verifier, or both', () => {
  const back = { ...fresh, side: 'return' as const }
  expect(faultsOf(back)).toEqual(['note'])
  expect(faultsOf({ ...back, note: ' \n' })).toEqual(['note'])
  const draft = { ...back, reasons: ['unreadable' as const], note: 'Page 2\nis black.' }
  expect(decisionOf(draft, { stated })).toEqual({
    ...{ decision: 'ask', reasons: ['unreadable'], note: 'Page 2 is black.' },
  })
  const refused = { ...back, outcome: 'refuse' as const }
  expect(faultsOf(refused)).toEqual(['note'])
  expect(decisionOf({ ...refused, note: 'Not yours.' }, { stated })).toEqual({
    ...{ decision: 'refuse', reasons: [], reason: 'Not yours.' },
  })
})

it('OPR-2 shows what the catalogue asks for, what was stated besides, and the entry of a register', () => {
  const asks = ['issuedOn', 'expiresOn'] as const
  expect(shownFields({ asks: [...asks] }, { stated }, 'document')).toEqual([
    ...['number', 'issuedOn', 'expiresOn'],
  ])
  expect(shownFields(undefined, { stated: {} }, 'register')).toEqual(['entryUrl'])
})

it('OPR-2 what was to be sent back is not confirmed by the next press where it has changed meanwhile', () => {
  const item = { slug: 'wattle', credentialId: 'iso-14001', version: '2', stated, evidence: [file] }
  const before = { ...fresh, side: 'return' as const, reasons: ['unreadable' as const], note: '' }
  const draft = decisionDrafts.carry(item, before)
  expect(draft).toMatchObject({ side: 'return', reasons: [] })
  expect(faultsOf(draft)).toEqual(['note'])
})
