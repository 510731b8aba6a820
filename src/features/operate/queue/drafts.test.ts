import { expect, it, vi } from 'vitest'
import { decisionDrafts, newDraft } from '../decide/decision-draft.ts'
import { createDrafts } from './drafts.ts'

const item = {
  ...{ slug: 'wattle-wool', credentialId: 'b-corp', version: '1' },
  ...{ stated: { number: 'AB 12' }, evidence: [] },
}
const restated = { ...item, version: '2', stated: { number: 'AB 13' } }
const typed = {
  ...newDraft(item),
  ...{ side: 'return' as const, method: 'register' as const, seen: 'Page 1', note: 'It is black.' },
  reasons: ['unreadable' as const],
}

it('OPR-2 keeps what was typed about one statement, and of it only the words and the form for another one', () => {
  const drafts = createDrafts(decisionDrafts, () => {})
  expect(drafts.of(item)).toEqual(newDraft(item))
  drafts.keep(item, typed)
  expect(drafts.of(item)).toBe(typed)
  expect(drafts.of(restated)).toEqual({
    ...newDraft(restated),
    ...{ side: 'return', note: 'It is black.', seen: 'Page 1' },
  })
})

it('OPR-2 forgets a draft once its decision is done, and not what was typed later', () => {
  const drafts = createDrafts(decisionDrafts, () => {})
  drafts.keep(item, typed)
  drafts.forget(item, newDraft(item))
  expect(drafts.of(item)).toBe(typed)
  drafts.forget(item, typed)
  expect(drafts.of(item)).toEqual(newDraft(item))
})

it('OPR-2 has the browser ask while something typed would be lost', () => {
  const ask = vi.fn<(isNeeded: boolean) => void>()
  const drafts = createDrafts(decisionDrafts, ask)
  drafts.keep(item, { ...newDraft(item), side: 'return' })
  expect(ask).toHaveBeenLastCalledWith(false)
  drafts.keep(item, typed)
  expect(ask).toHaveBeenLastCalledWith(true)
  drafts.sent(item)
  expect(ask).toHaveBeenLastCalledWith(false)
  drafts.reopen(item)
  expect(ask).toHaveBeenLastCalledWith(true)
  drafts.keep(item, newDraft(item))
  expect(ask).toHaveBeenLastCalledWith(false)
})
