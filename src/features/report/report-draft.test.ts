import { expect, it } from 'vitest'
import { faultsOf, readDraft, reportOf } from './report-draft.ts'

it('OPR-7 what was typed about a profile is shown for no other one, and what is damaged not at all', () => {
  const typed = { ...readDraft(undefined, 'wattle'), text: 'The badge is not theirs.' }
  expect(readDraft(typed, 'wattle')).toEqual(typed)
  expect(readDraft(typed, 'banksia').text).toBe('')
  expect(readDraft({ ...typed, reason: 'no-reason' }, 'wattle').text).toBe('')
})

it('OPR-7 says what is missing, and sends an address of guests alone', () => {
  const empty = readDraft(undefined, 'wattle')
  expect(faultsOf({ ...empty, email: 'nobody' })).toEqual(['reason', 'text', 'email'])
  expect(reportOf(empty, true)).toBeNull()
  const whole = {
    ...empty,
    reason: 'closed',
    text: 'It has closed.',
    email: 'ada@x.example',
  } as const
  const sent = { slug: 'wattle', reason: 'closed', text: 'It has closed.' }
  expect(reportOf(whole, true)).toEqual({ ...sent, email: 'ada@x.example' })
  expect(reportOf({ ...whole, credentialId: 'b-corp' }, false)).toEqual({
    ...{ ...sent, credentialId: 'b-corp' },
  })
})
