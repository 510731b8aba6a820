import { describe, expect, it } from 'vitest'
import type { Analytics } from '#src/analytics/analytics.ts'
import type { Credential } from '#src/contract/catalogue.ts'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { t } from '#src/i18n/testing/english.ts'
import { createProfileDraft } from '../draft/profile-draft.ts'
import { credentialChoice } from './credential-choice.ts'

const sedex: Credential = {
  id: 'sedex-member',
  name: 'Sedex member',
  shortName: 'Sedex',
  issuer: 'Sedex',
  website: 'https://www.sedex.example/',
  category: 'membership',
  tier: 0,
  sustainabilityBadges: ['Ethical'],
  sdgs: [8],
}

function openChoice() {
  const happened: unknown[] = []
  const track: Analytics['track'] = (...event) => void happened.push(event)
  const draft = createProfileDraft(detailsFixture())
  const choice = credentialChoice(t, draft, { track }, (sentence) => void happened.push(sentence))
  return { draft, choice, happened, ids: () => draft.fields.credentials.map((one) => one.id) }
}

describe('credentialChoice', () => {
  it('OPR-2 one that was taken away and is found again stands where it stood', () => {
    const answer = { at: '2026-11-28T12:00:00.000Z', outcome: 'refused' } as const
    const { sustainabilityCredentials: held } = detailsFixture()
    const refused = held.map((one) => ({ ...one, state: 'refused' as const, answer }))
    const draft = createProfileDraft(detailsFixture({ sustainabilityCredentials: refused }))
    const choice = credentialChoice(t, draft, { track: () => {} }, () => {})
    const [iso] = draft.fields.credentials
    if (!iso) throw new Error('The fixture holds a credential.')
    choice.unselect(iso)
    expect(draft.fields.credentials).toEqual([])
    choice.select({ ...sedex, id: iso.id, name: iso.name, shortName: iso.shortName })
    expect(draft.fields.credentials).toMatchObject([{ id: 'iso-14001', state: 'refused', answer }])
  })

  it('PRF-15 tells select_credential and announces it', () => {
    const { choice, happened, ids } = openChoice()
    choice.select(sedex)
    expect(ids()).toEqual(['iso-14001', 'sedex-member'])
    expect(happened).toEqual([
      [
        'select_credential',
        { credentialId: 'sedex-member', credentialName: 'Sedex member' },
        'General',
      ],
      'Sedex added',
    ])
  })

  it('PRF-15 tells nothing of one that is chosen already', () => {
    const { choice, happened, ids } = openChoice()
    choice.select({ ...sedex, id: 'iso-14001' })
    expect(ids()).toEqual(['iso-14001'])
    expect(happened).toEqual([])
  })

  it('PRF-15 tells unselect_credential and announces it', () => {
    const { choice, draft, happened, ids } = openChoice()
    const [held] = draft.fields.credentials
    if (held) choice.unselect(held)
    expect(ids()).toEqual([])
    expect(happened).toEqual([
      [
        'unselect_credential',
        { credentialId: 'iso-14001', credentialName: 'Environmental management' },
        'General',
      ],
      'ISO 14001 removed',
    ])
  })

  it('PRF-15 PRF-7 gives one back as it was, and tells it as chosen', () => {
    const { choice, draft, happened, ids } = openChoice()
    const [held] = draft.fields.credentials
    if (held) choice.unselect(held)
    happened.length = 0
    if (held) choice.restore(held)
    expect(ids()).toEqual(['iso-14001'])
    expect(draft.fields.credentials[0]).toMatchObject({ status: 'APPROVED', tier: 1 })
    expect(happened).toEqual([
      [
        'select_credential',
        { credentialId: 'iso-14001', credentialName: 'Environmental management' },
        'General',
      ],
      'ISO 14001 is back',
    ])
  })
})
