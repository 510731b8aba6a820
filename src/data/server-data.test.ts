import { expect, it } from 'vitest'
import { createApi } from '../api/create-api.ts'
import { defaultBrand } from '../contract/default-brand.ts'
import { createServerData } from './server-data.ts'

const answers: Record<string, unknown> = {
  '/api/brand/localhost': defaultBrand,
  '/api/public/organisation/detail/acme': { data: { slug: 'acme', name: 'Acme' } },
  '/api/user/organizations?status=ALL': { results: [] },
  '/api/organizations/acme': { data: { slug: 'acme', status: 'ACTIVE' } },
}
const quiet = { onThemeFailure() {}, sanitise: (html: string) => html }
const api = createApi({
  baseUrl: '/api',
  paths: {},
  token: async () => null,
  refresh: async () => null,
  fetch: async (url) =>
    Response.json(answers[String(url)] ?? {}, { status: String(url) in answers ? 200 : 404 }),
})

it('records what was read in the open, unknown slugs too, and nothing of a user', async () => {
  const { data, recorded } = createServerData(api, quiet)
  await data.portal.brand('localhost')
  await data.profile.publicProfile('acme')
  await data.profile.publicProfile('nobody')
  await data.profile.memberships()
  await data.profile.organisation('acme')
  expect(recorded()).toMatchObject({
    'themes:localhost': { name: defaultBrand.name },
    'publicProfiles:acme': { name: 'Acme' },
    'publicProfiles:nobody': null,
  })
  expect(Object.keys(recorded())).toHaveLength(3)
})

it('keeps requests apart: each has its own record', async () => {
  const first = createServerData(api, quiet)
  await first.data.portal.brand('localhost')
  expect(createServerData(api, quiet).recorded()).toEqual({})
})

it('records of a profile what its page shows, and not what search engines are told besides', async () => {
  const held = { id: 'iso-14001', assurance: 'document-seen', known: [{ text: 'Document seen.' }] }
  const told = { number: 'A1', issuer: 'B', checked: { at: '2026-03-01', method: 'document' } }
  const profile = { slug: 'acme', sustainabilityCredentials: [{ ...held, ...told }] }
  const { data, recorded } = createServerData(
    { organisations: { publicProfile: async () => profile } } as never,
    quiet,
  )
  expect(await data.profile.publicProfile('acme')).toMatchObject({ profile })
  expect(recorded()).toEqual({
    'publicProfiles:acme': { slug: 'acme', sustainabilityCredentials: [held] },
  })
})
