import { describe, expect, it } from 'vitest'
import { descriptionNames, forDescriptions } from '#src/contract/profile/descriptions.ts'
import { forTexts, textNames } from '#src/contract/profile/profile-texts.ts'
import { draftFormat, readDraft, setAside, unreadDraft } from './draft-formats.ts'

const base = {
  name: 'Wattle & Wool Pty Ltd',
  description: 'Blankets from Ballarat.',
  website: 'wattle-wool.example',
  address: { label: 'Ballarat, Victoria, Australia', value: 'place-ballarat' },
  secondaryAddresses: [{ id: 's1', label: 'Geelong', value: 'place-geelong' }],
  identifiers: [{ rowId: 'au-abn', typeId: 'au-abn', identifier: '51824753556' }],
  businessRegistryCountry: 'AU',
  companySize: 'SMALL',
  otherAttribute: '',
  productTags: [{ id: '13.20', name: 'Weaving of textiles' }],
  locations: ['AU', 'NZ'],
  credentials: [
    {
      ...{ id: 'iso-14001', name: 'Environmental management', shortName: 'ISO 14001' },
      ...{ status: 'APPROVED', tier: 1, notes: [{ category: 'WARN', text: 'Due in March' }] },
    },
  ],
  attributes: ['family-owned'],
}

const row = {
  user: 'mira',
  organisation: 'wattle-and-wool-pty-ltd',
  name: 'Wattle & Wool Pty Ltd',
  base,
  baseVersion: 3,
  patch: { description: 'Typed before the portal was updated.' },
  changedAt: 1_760_000_000_000,
  outgoing: {
    ...{ key: 'one', fields: base, otherMinorityId: null, state: 'waiting', problem: null },
    ...{ attempts: 1, notBefore: 1_760_000_002_000, askedAt: 1_760_000_000_000, again: false },
  },
  theirs: null,
}

/** The row as this release reads it. */
const fields = {
  ...forTexts(textNames, () => ''),
  ...forDescriptions(() => ''),
  ...base,
  // Releases until November 2026 asked for nothing about credentials.
  credentialDetails: [],
}
const whole = { ...row, base: fields, outgoing: { ...row.outgoing, fields } }

/** A row as each format was stored, word for word: a release that cannot read one loses work. */
const stored = [
  // Releases until November 2026.
  row,
  { ...row, format: 1 },
]

describe('drafts that earlier releases have kept', () => {
  it('KEEP-1 has one of every format, also of this release', () => {
    expect(stored).toHaveLength(draftFormat + 1)
  })

  it.each(stored.map((one, format) => [format, one] as const))(
    'KEEP-1 reads one of format %i whole',
    (_format, one) => {
      expect(readDraft(one)).toEqual(whole)
      expect(unreadDraft(one)).toBeNull()
    },
  )

  it.each([...textNames, ...descriptionNames])(
    'KEEP-1 one of a release that did not know %s says nothing in it',
    (name) => {
      const { [name]: _, ...earlier } = fields
      const filled = { ...earlier, [name]: '' }
      const outgoing = { ...row.outgoing, fields: earlier }
      const theirs = { fields: earlier, version: 4 }
      expect(readDraft({ ...row, base: earlier, outgoing, theirs })).toEqual({
        ...row,
        base: filled,
        outgoing: { ...outgoing, fields: filled },
        theirs: { ...theirs, fields: filled },
      })
    },
  )

  it.each([
    ['of a newer release', { ...row, format: draftFormat + 1 }],
    ['in which a field is of another kind', { ...row, patch: { companySize: 'HUGE' } }],
    ['that is damaged', { user: 'mira', organisation: 'wattle-and-wool-pty-ltd' }],
  ])('KEEP-1 one %s is told of, not taken for none', (_what, one) => {
    expect(readDraft(one)).toBeNull()
    expect(unreadDraft(one)).toMatchObject({
      organisation: 'wattle-and-wool-pty-ltd',
      stored: one,
    })
    expect(unreadDraft(one)?.name).not.toBe('')
  })

  it('KEEP-1 one that is set aside keeps everything, under a key that no slug has', () => {
    const one = { ...row, format: draftFormat + 1 }
    const aside = setAside(one, 'x1')
    expect(aside).toEqual({ ...one, organisation: 'wattle-and-wool-pty-ltd x1', setAside: true })
    expect(readDraft({ ...setAside(row, 'x2') })).toBeNull()
  })

  it('LNG-2 reads why a draft was refused with and without the reason and its places', () => {
    const old = { status: 422, code: 'invalid', message: 'name is too long', field: 'name' }
    const full = { ...old, reason: 'too-long', params: { most: 160 } }
    for (const problem of [old, full]) {
      const refused = { ...whole, outgoing: { ...whole.outgoing, state: 'refused', problem } }
      expect(readDraft(refused)).toEqual(refused)
    }
  })
})
