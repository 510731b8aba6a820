import { expect, it } from 'vitest'
import { buildPatch } from '../contract/profile/build-patch.ts'
import { fieldsOf } from '../contract/profile/fields-of.ts'
import { createApi } from './create-api.ts'

function apiAnswering(body: unknown) {
  return createApi({
    baseUrl: '/api',
    paths: {},
    token: async () => null,
    refresh: async () => null,
    fetch: async () => Response.json(body),
  })
}

it.each([
  [{ website: 'acme.example', urls: { website: 'other.example' } }],
  [{ urls: { website: 'acme.example' } }],
  [{ urls: { WEBSITE: 'acme.example' } }],
])('API-2 reads the website wherever a back end puts it: %j', async (website) => {
  const api = apiAnswering({ data: { data: { slug: 'acme', name: 'Acme', ...website } } })
  expect((await api.organisations.publicProfile('acme')).website).toBe('acme.example')
})

it.each([
  [{ data: { data: { slug: 'acme', status: 'ACTIVE' } } }],
  [{ data: { slug: 'acme', status: 'ACTIVE' } }],
  [{ slug: 'acme', status: 'ACTIVE' }],
])('API-2 reads an organisation in data.data, in data and bare: %j', async (body) => {
  const details = await apiAnswering(body).organisations.details('acme')
  expect(details).toMatchObject({ slug: 'acme', name: '', size: null, identifiers: [], version: 0 })
})

it('API-2 drops nulls and junk from lists and keeps what can be read', async () => {
  const junk = [null, 7, 'text', {}, [], { id: '62.10', name: 'Programming' }]
  for (const body of [junk, { results: junk }, { data: { results: junk } }, { data: junk }]) {
    expect(await apiAnswering(body).catalogue.products()).toEqual([
      { id: '62.10', name: 'Programming' },
    ])
  }
  expect(await apiAnswering({ results: null }).catalogue.products()).toEqual([])
  expect(await apiAnswering('junk').catalogue.products()).toEqual([])
})

it.each([['en', 'de'], 'English', { en: 1 }, 7])(
  'API-2 reads content and offers in which ‘languages’ is something else: %j',
  async (languages) => {
    const content = apiAnswering({ data: { title: 'Begin', html: '<p>Go.</p>', languages } })
    expect(await content.outreach.content('start')).toMatchObject({ html: '<p>Go.</p>' })
    const offers = apiAnswering([{ id: 'paper', title: 'Paper', iconCategories: [], languages }])
    expect(await offers.benefits.offers()).toMatchObject([{ title: 'Paper' }])
  },
)

it('LNG-1 reads in which language the texts of content are', async () => {
  const languages = { html: 'en' }
  const api = apiAnswering({ data: { title: 'ابدأ', html: '<p>Go.</p>', languages } })
  expect((await api.outreach.content('start')).languages).toEqual(languages)
})

it('API-2 drops junk inside of an organisation and keeps the rest', async () => {
  const details = await apiAnswering({
    data: {
      slug: 'acme',
      name: 'Acme',
      status: 'ACTIVE',
      size: '',
      version: '4',
      description: null,
      categories: [null, { id: 1, name: 'Steel' }],
      sustainabilityCredentials: 'none',
      events: [{ name: 'Audit', category: '1' }, null],
      contacts: { address: 'Main Street 1', secondaryAddresses: [null] },
    },
  }).organisations.details('acme')
  expect(details).toMatchObject({
    version: 4,
    description: '',
    size: null,
    categories: [{ id: '1', name: 'Steel' }],
    sustainabilityCredentials: [],
    events: [{ name: 'Audit', category: 1 }],
    contacts: { address: 'Main Street 1', address_identifier: '', secondaryAddresses: [] },
  })
})

it.each([
  [{ de: 'Stahl.', ar: null, xx: 'X' }, { de: 'Stahl.' }],
  [[{ language: 'de', text: 'Stahl.' }], {}],
  ['none', undefined],
  [{ de: { text: 'Stahl.' } }, undefined],
])(
  'API-2 LNG-3 reads descriptions in further languages, or does without them: %j',
  async (sent, read) => {
    const details = await apiAnswering({
      ...{ slug: 'acme', name: 'Acme', status: 'ACTIVE', descriptions: sent },
    }).organisations.details('acme')
    expect(details).toMatchObject({ name: 'Acme' })
    expect(details.descriptions).toEqual(read)
  },
)

it('KEEP-1 keeps what a back end words differently, so that no save deletes it there', async () => {
  const details = await apiAnswering({
    slug: 'acme',
    status: 'ACTIVE',
    size: 'HUGE',
    categories: ['13.20', { id: 7 }, { name: 'nameless' }, null],
    selfReportedAttributes: ['family-owned'],
    serviceableLocations: [{ id: 'AU', name: 'Australia' }, 'NZ', { code: 'FJ' }],
    sustainabilityCredentials: [
      { id: 'a', name: 'A', status: 'VERIFIED', category: 'certification' },
      { id: 'b', shortName: 'B', status: 'EXPIRED' },
      { id: 'c', name: 'C', status: 'APPROVED', category: 'standard' },
      'd',
    ],
  }).organisations.details('acme')
  const fields = fieldsOf(details)
  expect(fields.productTags.map(({ id }) => id)).toEqual(['13.20', '7', ''])
  expect(fields.attributes).toEqual(['family-owned'])
  expect(fields.locations).toEqual(['AU', 'NZ', 'FJ'])
  expect(fields.companySize).toBeNull()
  expect(fields.credentials.map(({ id, shortName, status }) => [id, shortName, status])).toEqual([
    ['a', 'A', 'PENDING'],
    ['b', 'B', 'PENDING'],
    ['c', 'C', 'APPROVED'],
    ['d', 'd', 'PENDING'],
  ])

  const changed = { ...fields, credentials: fields.credentials.slice(1) }
  const patch = buildPatch({ ...changed, description: 'New' }, fields, null)
  expect(patch).toEqual({
    description: 'New',
    credentials: ['b', 'c', 'd'],
    credentialsToAdd: [],
    credentialsToDelete: ['a'],
  })
})

it('API-2 reads branding as brandImages and completes a theme from the built-in one', async () => {
  const theme = { id: 'verdant', name: 'Verdant', branding: { hero: '/hero.avif', favicon: null } }
  expect(await apiAnswering(theme).portal.brand('verdant.localhost')).toMatchObject({
    name: 'Verdant',
    brandImages: { hero: '/hero.avif' },
    footer: { options: [], htmlColumns: [] },
    brandColors: { primaryColor: '#3f444a' },
  })
})

it('API-2 fails by name where an answer cannot be mended', async () => {
  await expect(
    apiAnswering({ data: { name: 'x' } }).organisations.details('x'),
  ).rejects.toMatchObject({
    status: 502,
    code: 'unreadable-answer',
    message: expect.stringContaining('slug'),
  })
  await expect(apiAnswering('<html>').organisations.publicProfile('x')).rejects.toMatchObject({
    status: 502,
  })
})
