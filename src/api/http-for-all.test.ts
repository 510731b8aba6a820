import { expect, it } from 'vitest'
import { catalogueEndpoints } from '../contract/endpoints/catalogue.ts'
import { createCall } from './http.ts'

it('AUT-7 asks for what is the same for everybody before it is known who asks, and as them where refused', async () => {
  const seen: (string | null)[] = []
  const known = Promise.withResolvers<string>()
  const call = createCall({
    ...{ baseUrl: '/api', paths: {} },
    token: () => known.promise,
    refresh: async () => 'new',
    async fetch(_url, init) {
      const by = new Headers(init?.headers).get('authorization')
      seen.push(by)
      return Response.json({ results: [] }, { status: by ? 200 : 401 })
    },
  })
  const asked = call(catalogueEndpoints, 'credentials', { isForAll: true })
  await expect.poll(() => seen).toEqual([null])
  known.resolve('held')
  await asked
  expect(seen).toEqual([null, 'Bearer held'])
})
