import { expect, it } from 'vitest'
import { t } from '#src/i18n/testing/english.ts'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { identifierKey } from './field-keys.ts'
import { mandatoryFields } from './mandatory.ts'
import { createProfileDraft } from './profile-draft.ts'

it('PRF-2 counts what Save needs, and leads to the first row of a list that is incomplete', () => {
  const { fields } = createProfileDraft(detailsFixture())
  expect(mandatoryFields(t, fields).map(({ isDone }) => isDone)).toEqual(Array(6).fill(true))
  const rows = fields.identifiers.map((row) => ({ ...row, identifier: ' ' }))
  const open = mandatoryFields(t, { ...fields, identifiers: rows, companySize: null })
  expect(open.filter(({ isDone }) => !isDone)).toEqual([
    { key: identifierKey(rows[0]?.rowId ?? ''), name: 'Business number', isDone: false },
    { key: 'profile-company-size', name: 'Company size', isDone: false },
  ])
  expect(mandatoryFields(t, { ...fields, identifiers: [] })[3]).toMatchObject({
    key: 'profile-identifiers',
    isDone: false,
  })
})
