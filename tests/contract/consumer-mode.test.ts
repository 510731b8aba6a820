import { beforeEach, expect, it } from 'vitest'
import { harbour } from '#server/demo/brands/harbour.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { operate } from '../fixtures/operator.ts'
import { rawCall } from '../fixtures/raw-call.ts'

const plain = 'plain.example'

contractSuite('badges for consumers in the European Union', (bench) => {
  let slug: string
  beforeEach(async () => {
    const { euConsumerMode: _, ...brand } = { ...harbour, brandImages: {}, id: 'plain' }
    await bench.app.store.brands.put({ ...brand, euConsumerMode: true }, [plain])
    const owner = await bench.person()
    slug = await bench.organisation(owner, 'Plain & Sons')
    const ids = ['iso-14001', 'fsc-coc', 'emas', 're100', 'great-place-to-work']
    await succeed(bench.app.url, endpoints.updateOrganisation, {
      ...{ token: owner.token, params: { slug }, body: { credentialsToAdd: ids } },
    })
    const approve = async (id: string, how: string) =>
      expect(
        await operate(bench.place, ['credentials', 'approve', slug, id, '--how', how]),
      ).toMatchObject({ stderr: '', code: 0 })
    await approve('iso-14001', 'issuer')
    await approve('fsc-coc', 'document')
    await approve('re100', 'issuer')
    await approve('great-place-to-work', 'issuer')
  })

  const ask = (path: string, host: string) => rawCall(bench.app.url, path, { headers: { host } })
  const badge = async (host: string) =>
    (await ask(`/api/badge/dark?organisation=${slug}`, host)).text

  it('TRU-7 name what a third party certifies and its issuer has confirmed, and nothing else', async () => {
    // Seen on a document, a pledge, and one whose owner checks holders itself: none of them.
    expect(await badge(plain)).toContain(
      '<title>Plain &amp; Sons: 1 credential checked: ISO 14001</title>',
    )
    expect(await badge('127.0.0.1')).toContain('4 verified credentials')
  })

  it('TRU-7 say nothing any more of what is suspended', async () => {
    await operate(bench.place, ['credentials', 'suspend', slug, 'iso-14001', 'Under review.'])
    expect(await badge(plain)).toContain('<title>Plain &amp; Sons: supplier profile</title>')
  })

  it('TRU-7 stay pictures: the live badge of any release cannot read the profile', async () => {
    const path = `/api/public/organisation/detail/${slug}`
    expect((await ask(path, plain)).headers['access-control-allow-origin']).toBeUndefined()
    expect((await ask(path, '127.0.0.1')).headers['access-control-allow-origin']).toBe('*')
  })
})
