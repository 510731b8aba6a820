import { describe, expect, it } from 'vitest'
import { changeNumber } from '../draft/edit-draft.ts'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { createProfileDraft } from '../draft/profile-draft.ts'
import { checkNumber } from './check-number.ts'

const types = [{ typeId: 'au-abn', type: 'ABN', regexValidation: '\\d{11}' }]

describe('judging a business number', () => {
  it("PRF-4 stores 'Invalid format' for a number that does not match", async () => {
    const draft = createProfileDraft(detailsFixture())
    changeNumber(draft, 'au-abn', { identifier: '12' })
    await checkNumber(draft, 'au-abn', types)
    expect(draft.identifierErrors).toEqual({ 'au-abn': 'Invalid format' })
    changeNumber(draft, 'au-abn', { identifier: ' 51824753556 ' })
    await checkNumber(draft, 'au-abn', types)
    expect(draft.identifierErrors).toEqual({})
  })

  it('PRF-4 does not judge a number that was edited while the pattern was loading', async () => {
    const draft = createProfileDraft(detailsFixture())
    changeNumber(draft, 'au-abn', { identifier: '12' })
    const check = checkNumber(draft, 'au-abn', types)
    changeNumber(draft, 'au-abn', { identifier: '518247535' })
    await check
    expect(draft.identifierErrors).toEqual({})
  })

  it('PRF-4 leaves a registry without a known format to the server', async () => {
    const draft = createProfileDraft(detailsFixture())
    await checkNumber(draft, 'au-abn', [])
    expect(draft.identifierErrors).toEqual({})
  })
})
