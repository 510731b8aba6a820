import { expect, it } from 'vitest'
import { t } from '#src/i18n/testing/english.ts'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import { fieldWords } from './field-words.ts'

const base = fieldsOf(detailsFixture())
const words = (name: keyof ProfileFields, change: Partial<ProfileFields>) =>
  fieldWords(t, name, { ...base, ...change }, base)

it('OFF-6 shows a text as it is, and says where there is none', () => {
  expect(words('description', { description: 'Rugs.' })).toEqual(['Rugs.'])
  expect(words('address', { address: { label: 'Perth', value: 'p' } })).toEqual(['Perth'])
  expect(words('companySize', { companySize: 'MICRO' })).toEqual(['Micro (1 - 10 employees)'])
  expect(words('website', { website: '' })).toEqual(['Nothing'])
})

it('OFF-6 says of business numbers what was added and taken away', () => {
  const identifiers = [{ rowId: 'a', typeId: 'au-abn', identifier: '77' }]
  expect(words('identifiers', { identifiers })).toEqual([
    'Adds AU ABN 77',
    'Takes away AU ABN 51824753556',
  ])
})
