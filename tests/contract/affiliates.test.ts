import { beforeAll, expect, it } from 'vitest'
import { credence } from '#server/demo/brands/credence.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { refuse, succeed } from '../fixtures/call.ts'

const { affiliate, claimAffiliate } = endpoints
const chamber = {
  affiliate: { slug: 'chamber', messageHeading: 'Welcome', messageCopy: 'You know us.' },
  percentOff: 15,
}
const visitor = {
  id: 'b7c5b7de-3f0e-4c67-9b51-3a3c1f9f5f10',
  email: 'ines@example.test',
  emailVerified: true,
  firstName: 'Ines',
  lastName: 'Duarte',
}
const guild = { ...chamber, affiliate: { ...chamber.affiliate, slug: 'guild' }, percentOff: null }

contractSuite('affiliates', (bench) => {
  beforeAll(async () => {
    const { brands, affiliates } = bench.app.store
    await brands.put(credence, ['localhost'])
    for (const one of [chamber, guild]) await affiliates.put('credence', one)
  })

  it('AFF-1 tells what an affiliate says to the visitors of a theme, whatever the case of its name', async () => {
    for (const brand of ['Credence', 'credence']) {
      const params = { slug: 'chamber', brand }
      expect(await succeed(bench.app.url, affiliate, { params })).toEqual(chamber)
    }
    const params = { slug: 'guild', brand: 'Credence' }
    expect(await succeed(bench.app.url, affiliate, { params })).toEqual(guild)
  })

  it.each([
    ['an affiliate', { slug: 'nobody', brand: 'Credence' }],
    ['a theme', { slug: 'chamber', brand: 'Nowhere' }],
  ])('AFF-1 API-5 answers 404 for %s that is not known', async (_what, params) => {
    expect(await refuse(bench.app.url, affiliate, { params })).toMatchObject({ status: 404 })
    const token = await bench.signer.token(visitor)
    expect(await refuse(bench.app.url, claimAffiliate, { params, token })).toMatchObject({
      status: 404,
    })
  })

  it('AFF-1 AUT-3 links the first affiliate to the user, and only the first', async () => {
    const token = await bench.signer.token(visitor)
    const claim = (slug: string) =>
      succeed(bench.app.url, claimAffiliate, { token, params: { slug, brand: 'Credence' } })
    expect(await claim('chamber')).toEqual({ data: { affiliate: 'chamber' } })
    expect(await claim('guild')).toEqual({ data: { affiliate: 'chamber' } })
  })

  it('AFF-1 API-4 links nobody who is not signed in', async () => {
    const params = { slug: 'chamber', brand: 'Credence' }
    expect(await refuse(bench.app.url, claimAffiliate, { params })).toMatchObject({ status: 401 })
  })
})
