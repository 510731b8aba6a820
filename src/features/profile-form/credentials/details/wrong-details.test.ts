import { expect, it } from 'vitest'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import type { StatedField } from '#src/contract/trust/stated-details.ts'
import { t } from '#src/i18n/testing/english.ts'
import { wrongDetails } from './wrong-details.ts'

const id = 'iso-14001'
const none = fieldsOf(detailsFixture())
const stating = (details: Partial<Record<StatedField, string>>) => ({
  ...none,
  credentialDetails: Object.entries(details).map(([field, text]) => ({
    ...{ id, text, field: field as StatedField },
  })),
})
const wrong = (now: object, before: object = {}, misread = {}) =>
  wrongDetails(t, stating(now), stating(before), misread).map(({ key }) => key.split('-').at(-1))

it.each([
  [{ expiresOn: '1996-01-01' }, ['expiresOn']],
  [{ issuedOn: '2026-03-01', expiresOn: '2026-02-01' }, ['expiresOn']],
  [{ issuedOn: '2026-02-30' }, ['issuedOn']],
  [{ entryUrl: 'javascript:alert(1)' }, ['entryUrl']],
  [{ scope: 'x'.repeat(501), number: 'x'.repeat(100) }, ['scope']],
  [{ number: ' ', expiresOn: '' }, []],
])('TRU-1 of %j is wrong: %j', (details, fields) => {
  expect(wrong(details)).toEqual(fields)
})

it('TRU-1 what the server has keeps nobody from saving, however long ago it ended', () => {
  const old = { issuedOn: '1990-01-01', expiresOn: '1996-01-01', entryUrl: 'ftp://old.example' }
  expect(wrong({ ...old, number: 'EMS-2' }, old)).toEqual([])
  expect(wrong({ ...old, issuedOn: '1991-01-01' }, old)).toEqual(['expiresOn'])
})

it('TRU-1 half a date, and a number of the wrong form, are wrong until they are edited', () => {
  const key = `profile-credential-detail-${id}-expiresOn`
  expect(wrong({}, {}, { [key]: 'Please enter a day of the calendar.' })).toEqual(['expiresOn'])
})

it('TRU-1 a credential that was taken away has nothing wrong', () => {
  const fields = { ...stating({ issuedOn: '2026-02-30' }), credentials: [] }
  expect(wrongDetails(t, fields, none, {})).toEqual([])
})
