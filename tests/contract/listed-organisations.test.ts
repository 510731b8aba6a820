import { expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'

const { updateOrganisation } = endpoints

contractSuite('profiles that search engines are told of', (bench) => {
  const slugs = async () => (await bench.app.store.organisations.listed(0)).map((one) => one.slug)

  it.each([
    ['credential', { credentials: ['iso-14001'] }],
    ['attribute', { attributes: ['women-owned'] }],
  ])(
    'PUB-10 are those that can be shared: with one %s, until they are suspended',
    async (_, body) => {
      const owner = await bench.person()
      const slug = await bench.organisation(owner)
      expect(await slugs()).not.toContain(slug)
      const call = { token: owner.token, params: { slug }, body }
      const { data } = await succeed(bench.app.url, updateOrganisation, call)
      expect(await bench.app.store.organisations.listed(0)).toContainEqual({
        slug,
        updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      })
      expect(data.shareable).toBe(true)
      expect(await bench.app.store.organisations.listedParts()).toBe(1)
      expect(await bench.app.store.organisations.listed(1)).toEqual([])
      await bench.open.db
        .updateTable('organisations')
        .set({ status: 'SUSPENDED' })
        .where('slug', '=', slug)
        .execute()
      expect(await slugs()).not.toContain(slug)
    },
  )
})
