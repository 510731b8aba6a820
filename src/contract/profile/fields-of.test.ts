import { expect, it } from 'vitest'
import { detailsFixture } from './details.fixture.ts'
import { fieldsOf } from './fields-of.ts'

it('PRF-7 keeps the second names of a credential, where a back end has them', () => {
  const [credential] = detailsFixture().sustainabilityCredentials
  if (!credential) throw new Error('The fixture has no credential.')
  const second = { secondName: 'Umweltmanagement', secondShortName: 'DIN EN ISO 14001' }
  const named = { ...credential, ...second }
  const fields = fieldsOf(detailsFixture({ sustainabilityCredentials: [named, credential] }))
  expect(fields.credentials[0]).toMatchObject(second)
  expect(fields.credentials[1]).not.toHaveProperty('secondName')
})

it('TRU-2 TRU-3 keeps where a credential stands, until when, and how it is known', () => {
  const [credential] = detailsFixture().sustainabilityCredentials
  if (!credential) throw new Error('The fixture has no credential.')
  const known = {
    ...{ state: 'suspended' as const, endsAt: '2029-02-28T13:00:00.000Z' },
    known: [{ text: 'No. EMS-771204' }],
  }
  const assessed = { ...credential, ...known }
  const fields = fieldsOf(detailsFixture({ sustainabilityCredentials: [assessed, credential] }))
  expect(fields.credentials[0]).toMatchObject(known)
  // Of its own: a form must not edit what was read.
  expect(fields.credentials[0]?.known?.[0]).not.toBe(known.known[0])
  expect(fields.credentials[1]).not.toHaveProperty('state')
})
