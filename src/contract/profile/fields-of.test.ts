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
