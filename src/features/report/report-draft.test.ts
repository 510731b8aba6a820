import { expect, it } from 'vitest'
import type { LocalArea } from '#src/lib/local-area.ts'
import { faultsOf, forgetDraft, keepDraft, keptDraft, reportOf } from './report-draft.ts'

function area(): LocalArea {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    clearPrivate: () => {},
  }
}

it('OPR-7 what was typed about a profile stays, and is shown for no other one', () => {
  const local = area()
  const typed = { ...keptDraft(local, 'wattle'), text: 'The badge is not theirs.' }
  keepDraft(local, typed)
  expect(keptDraft(local, 'wattle')).toEqual(typed)
  expect(keptDraft(local, 'banksia').text).toBe('')
  forgetDraft(local)
  expect(keptDraft(local, 'wattle').text).toBe('')
})

it('OPR-7 says what is missing, and sends an address of guests alone', () => {
  const empty = keptDraft(area(), 'wattle')
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
