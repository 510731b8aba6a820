import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { endpoints, type EndpointName } from '#src/contract/endpoints.ts'
import { cachePolicies } from '#server/http/json-answer.ts'
import { send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { furnish, furnishedEnv } from '../fixtures/furnish.ts'
import { memberActions } from '../fixtures/members.ts'
import { fullProfile } from '../fixtures/profile.ts'
import { endpointTable } from '../fixtures/endpoint-table.ts'
import { createWorld, uploadCall, type World } from '../fixtures/world.ts'

const { brand, reference, revalidated } = cachePolicies
const names = Object.keys(endpoints) as EndpointName[]
const open = names.filter((name) => endpoints[name].access === 'public')

/** Of what is compressed once in each language. */
const words = 'accept-language, accept-encoding'
/** What caches are told about everything that anybody may read; `vary`: what else the answer depends on. */
const caching: Partial<Record<EndpointName, { policy: string; vary?: string }>> = {
  brandByHost: { policy: brand, vary: 'accept-language' },
  environment: { policy: brand, vary: 'host' },
  badge: { policy: 'public, max-age=3600', vary: 'accept, accept-encoding' },
  publicProfile: { policy: revalidated, vary: words },
  profileHistory: { policy: revalidated, vary: 'accept-language' },
  searchSuppliers: { policy: revalidated, vary: `host, ${words}` },
  credentials: { policy: reference, vary: words },
  attributes: { policy: reference, vary: 'accept-language' },
  products: { policy: reference, vary: words },
  locations: { policy: reference, vary: words },
  countries: { policy: reference, vary: words },
  identifierTypes: { policy: reference, vary: 'accept-language' },
  identifierTypeByType: { policy: reference, vary: 'accept-language' },
  affiliate: { policy: brand, vary: 'accept-language' },
  offers: { policy: brand, vary: 'host, accept-language' },
  supplierModules: { policy: brand, vary: 'host, accept-language' },
  questionnaire: { policy: revalidated, vary: 'host, accept-language' },
  auditHead: { policy: brand },
  content: { policy: brand, vary: 'host, accept-language' },
}
const cached = Object.keys(caching) as EndpointName[]
/** Reference data in which the words for ownership are those of the catalogue, not of an organisation. */
const catalogues: readonly EndpointName[] = ['attributes', 'credentials']

contractSuite(
  'public data',
  (bench) => {
    let world: World

    beforeAll(async () => {
      await furnish(bench)
      world = await createWorld(bench)
    })

    const read = async (name: EndpointName, headers: Record<string, string> = {}) => {
      const call = await endpointTable[name].call(world)
      return send(bench.app.url, endpoints[name], { ...(call as object), headers })
    }

    it('API-1 knows how each public read is cached', () => {
      const reads = open.filter((name) => endpoints[name].method === 'GET')
      expect(cached.toSorted()).toEqual(reads.toSorted())
    })

    it.each(cached)('API-1 %s is sent once and then known to be the same', async (name) => {
      const first = await read(name)
      const tag = first.headers.get('etag') ?? ''
      expect(tag).toMatch(/^"[\w-]+"$/)
      const headers = {
        etag: tag,
        'cache-control': caching[name]?.policy,
        ...(caching[name]?.vary !== undefined && { vary: caching[name].vary }),
      }
      expect(Object.fromEntries(first.headers)).toMatchObject(headers)
      for (const condition of [tag, `W/${tag}`, `"other", ${tag}`]) {
        const again = await read(name, { 'if-none-match': condition })
        expect(again.status).toBe(304)
        expect(await again.text()).toBe('')
        expect(Object.fromEntries(again.headers)).toMatchObject(headers)
      }
      expect((await read(name, { 'if-none-match': '"other"' })).status).toBe(200)
    })

    it.each(cached)('API-1 %s answers HEAD with the same headers and no body', async (name) => {
      const got = await read(name)
      const head = await fetch(got.url, { method: 'HEAD' })
      expect(head.status).toBe(200)
      expect(await head.text()).toBe('')
      for (const header of ['etag', 'cache-control', 'content-type', 'vary']) {
        expect(head.headers.get(header), header).toBe(got.headers.get(header))
      }
    })

    it('SEC-2 tells nobody who owns an organisation, how to reach it, or what proves it', async () => {
      const mark = randomUUID().slice(0, 8)
      const act = memberActions(bench)
      const owner = await act.person(`First${mark}`, {
        email: `mail-${mark}@people.example`,
        lastName: `Last${mark}`,
      })
      const { token } = owner
      const called = await bench.organisation(owner, 'Public Knitwear')
      const street = { ...fullProfile.contacts, address: `${mark} Wharf Road, Leichhardt` }
      const body = {
        ...fullProfile,
        name: 'Public Knitwear',
        contacts: {
          ...street,
          secondaryAddresses: [street].map(({ address, address_identifier }) => ({
            address,
            address_identifier,
          })),
        },
        attributes: ['women-owned', 'other-minority'],
        ownerDemographic: ['women-owned', 'other-minority'],
        otherAttribute: `Community ${mark}`,
      }
      const { url } = bench.app
      const saved = await succeed(url, endpoints.updateOrganisation, {
        token,
        params: { slug: called },
        body,
      })
      const { slug } = saved.data
      const upload = { ...uploadCall(slug), query: { name: `proof-${mark}.pdf` } }
      await succeed(url, endpoints.uploadEvidence, { token, ...upload })
      const phone = '+61 2 7777 1234'
      const claim = { token, params: { slug }, body: { phoneNumber: phone } }
      await succeed(url, endpoints.claimFifo, claim)

      const own = await send(url, endpoints.organisationDetails, { token, params: { slug } })
      const details = await own.text()
      for (const secret of [`Community ${mark}`, `${mark} Wharf Road`, 'women-owned']) {
        expect(details, 'the test fills in nothing').toContain(secret)
      }
      const marked: World = { ...world, slug }
      for (const name of open) {
        const call = (await endpointTable[name].call(marked)) as object
        const text = await (await send(url, endpoints[name], call)).text()
        const words = catalogues.includes(name) ? [] : ['women', 'Women', 'minority']
        for (const secret of [mark, '7777', '14 090 652 253', owner.user.id, ...words]) {
          expect(text, `${name} tells ${secret}`).not.toContain(secret)
        }
      }
    })
  },
  furnishedEnv,
)
