import { expect, it } from 'vitest'
import { catalogueEndpoints } from '../contract/endpoints/catalogue.ts'
import { organisationEndpoints } from '../contract/endpoints/organisations.ts'
import { createCall } from './http.ts'

it.each([
  ['de', 'de'],
  [undefined, null],
] as const)('LNG-2 says the language %s of its page with each call', async (language, said) => {
  const seen: (string | null)[] = []
  const call = createCall({
    ...{ baseUrl: 'http://localhost/api', paths: {}, ...(language && { language }) },
    token: async () => 'token',
    refresh: async () => null,
    async fetch(_, init) {
      seen.push(new Headers(init?.headers).get('accept-language'))
      return Response.json({ results: [] })
    },
  })
  await call(catalogueEndpoints, 'products', {})
  await call(organisationEndpoints, 'createSupplier', { body: { name: 'Acme' } })
  expect(seen).toEqual([said, said])
})
