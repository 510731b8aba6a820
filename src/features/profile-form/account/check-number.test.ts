import { describe, expect, it } from 'vitest'
import { t } from '#src/i18n/testing/english.ts'
import { changeNumber } from '../draft/edit-draft.ts'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { createProfileDraft } from '../draft/profile-draft.ts'
import { checkNumber, numbersChecked } from './check-number.ts'

const types = [{ typeId: 'au-abn', type: 'ABN', regexValidation: '\\d{11}' }]

describe('judging a business number', () => {
  it("PRF-4 stores 'Invalid format' for a number that does not match", async () => {
    const draft = createProfileDraft(detailsFixture())
    changeNumber(draft, 'au-abn', { identifier: '12' })
    await checkNumber(t, draft, 'au-abn', types)
    expect(draft.identifierErrors).toEqual({ 'au-abn': 'Invalid format' })
    changeNumber(draft, 'au-abn', { identifier: ' 51824753556 ' })
    await checkNumber(t, draft, 'au-abn', types)
    expect(draft.identifierErrors).toEqual({})
  })

  it('KEEP-3 shows a right number in its normal form, a wrong one as it was typed', async () => {
    const draft = createProfileDraft(detailsFixture())
    const abn = { writing: { labels: ['ABN'] }, example: '51 824 753 556' }
    const ours = types.map((type) => ({ ...type, ...abn }))
    const left = async (identifier: string) => {
      changeNumber(draft, 'au-abn', { identifier })
      await checkNumber(t, draft, 'au-abn', ours)
      return draft.fields.identifiers[0]?.identifier
    }
    expect(await left('ABN: 51\u00a0824\u2011753\u2011556 ')).toBe('51824753556')
    expect(draft.identifierErrors).toEqual({})
    expect(await left('ABN 51 824 753 55')).toBe('ABN 51 824 753 55')
    expect(draft.identifierErrors).toEqual({ 'au-abn': 'Invalid format' })
  })

  it.each([
    ['\\d{2} \\d{3}', '\ufeff12 345', '12 345'],
    ['\\d{2} \\d{3}', '12345', null],
    ['\\d{11}', '51-824-753-556', '51824753556'],
    ['[A-Z]\\d{3}', 'a 123', 'A123'],
    ['[a-z]\\d{3}', 'a123', 'a123'],
    ['([', ' 5! ', '5!'],
  ])(
    'KEEP-3 a registry of another back end (%s) takes %j as it is typed, else without separators',
    async (regexValidation, typed, stored) => {
      const draft = createProfileDraft(detailsFixture())
      changeNumber(draft, 'au-abn', { identifier: typed })
      await checkNumber(t, draft, 'au-abn', [{ typeId: 'au-abn', type: 'ABN', regexValidation }])
      expect(draft.fields.identifiers[0]?.identifier).toBe(stored ?? typed)
      expect(draft.identifierErrors).toEqual(stored === null ? { 'au-abn': 'Invalid format' } : {})
    },
  )

  it('KEEP-3 a save waits for numbers that are still being judged', async () => {
    const draft = createProfileDraft(detailsFixture())
    changeNumber(draft, 'au-abn', { identifier: '51 824 753 556' })
    void checkNumber(t, draft, 'au-abn', types)
    await numbersChecked(draft)
    expect(draft.fields.identifiers[0]?.identifier).toBe('51824753556')
  })

  it('PRF-4 does not judge a number that was edited while the pattern was loading', async () => {
    const draft = createProfileDraft(detailsFixture())
    changeNumber(draft, 'au-abn', { identifier: '12' })
    const check = checkNumber(t, draft, 'au-abn', types)
    changeNumber(draft, 'au-abn', { identifier: '518247535' })
    await check
    expect(draft.identifierErrors).toEqual({})
  })

  it('PRF-4 leaves a registry without a known format to the server', async () => {
    const draft = createProfileDraft(detailsFixture())
    await checkNumber(t, draft, 'au-abn', [])
    expect(draft.identifierErrors).toEqual({})
  })
})
