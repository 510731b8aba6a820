import { expect, it } from 'vitest'
import { structuredData } from './structured-data.ts'
import { emptyProfile } from '#src/contract/empty-profile.fixture.ts'

const origin = 'https://portal.example'
const credential = { id: 'c', name: 'ISO 14001', shortName: 'ISO 14001', notes: [] }

it('PUB-10 says of an empty profile who it is and where, and nothing else', () => {
  expect(structuredData(emptyProfile, origin)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://portal.example/organization/bare-bones-trading',
    name: 'Bare Bones Trading',
    url: 'https://portal.example/organization/bare-bones-trading',
    mainEntityOfPage: 'https://portal.example/organization/bare-bones-trading',
    identifier: {
      '@type': 'PropertyValue',
      propertyID: 'https://portal.example/organization/',
      value: 'bare-bones-trading',
      url: 'https://portal.example/organization/bare-bones-trading',
    },
  })
})

it('PUB-10 claims what is verified, by its kind, and nothing that is pending', () => {
  const data = structuredData(
    {
      ...emptyProfile,
      sustainabilityCredentials: [
        { ...credential, status: 'APPROVED', category: 'certification' },
        { ...credential, name: 'Gold rating', status: 'APPROVED', category: 'rating' },
        { ...credential, name: 'A club', status: 'APPROVED', category: 'membership' },
        { ...credential, name: 'Only said', status: 'PENDING', category: 'certification' },
        { ...credential, name: 'Said club', status: 'PENDING', category: 'membership' },
      ],
    },
    origin,
  )
  expect(data['hasCertification']).toEqual([
    { '@type': 'Certification', name: 'ISO 14001' },
    { '@type': 'Certification', name: 'Gold rating' },
  ])
  expect(data['memberOf']).toEqual([{ '@type': 'ProgramMembership', programName: 'A club' }])
  expect(JSON.stringify(data)).not.toMatch(/Only said|Said club/)
})

it('TRU-3 PUB-10 says under which number, by whom and until when, as far as it is known', () => {
  const known = {
    ...{ number: 'EMS-771204', issuer: 'Certify Ltd', entryUrl: 'https://register.example/1' },
    ...{ issuedOn: '2026-03-01', expiresOn: '2029-02-28' },
  }
  const held = { ...credential, ...known, status: 'APPROVED', category: 'certification' } as const
  const data = structuredData({ ...emptyProfile, sustainabilityCredentials: [held] }, origin)
  expect(data['hasCertification']).toEqual([
    {
      ...{ '@type': 'Certification', name: 'ISO 14001' },
      certificationIdentification: 'EMS-771204',
      issuedBy: { '@type': 'Organization', name: 'Certify Ltd' },
      ...{ datePublished: '2026-03-01', expires: '2029-02-28', url: 'https://register.example/1' },
    },
  ])
})

it('PUB-10 names places, and a website only where it is one', () => {
  const place = { name: 'Perth', city: 'Perth', state: '', country: 'Australia' }
  const profile = { ...emptyProfile, website: 'www.bare.example', locations: [place] }
  expect(structuredData(profile, origin)).toMatchObject({
    url: 'https://www.bare.example/',
    address: [{ '@type': 'PostalAddress', addressLocality: 'Perth', addressCountry: 'Australia' }],
  })
  expect(structuredData({ ...profile, website: 'javascript:alert(1)' }, origin)['url']).toBe(
    'https://portal.example/organization/bare-bones-trading',
  )
})
