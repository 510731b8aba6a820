import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { Language } from '#src/i18n/languages.ts'
import { createPageCaching } from './page-caching.ts'

const subject = { brand: 'verdant', organisation: 'coolabah' }
const forReaders = { vary: 'accept-language, cookie', 'cache-control': 'private, no-cache' }

type Case = { seconds?: number; languages?: Language[]; status?: number; asked?: Language | null }
async function headersOf({
  seconds = 60,
  languages = ['en', 'de'],
  status = 200,
  asked = null,
}: Case) {
  const app = fastify()
  const sayCaching = createPageCaching({ sharedCacheSeconds: seconds, languages })
  app.get('/', (_request, reply) => sayCaching(reply, { status, asked, subject }).send('page'))
  return (await app.inject('/')).headers
}

it.each([
  ['whose address names its language', { asked: 'de' }],
  ['of a portal in one language', { languages: ['en'] }],
] as const)(
  'a page %s may be held by shared caches, and is purged by brand and supplier',
  async (_what, page) => {
    const headers = await headersOf({
      ...page,
      languages: 'languages' in page ? ['en'] : ['en', 'de'],
    })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60',
      'cdn-cache-control': 'max-age=60, stale-while-revalidate=60',
      'surrogate-key': 'brand-verdant organisation-coolabah',
      'cache-tag': 'brand-verdant,organisation-coolabah',
    })
    expect(headers).not.toHaveProperty('vary')
  },
)

it.each<[string, Case]>([
  ['in the language of its reader', {}],
  ['that is not there', { asked: 'de', status: 404 }],
  ['of a portal that allows no shared cache', { asked: 'de', seconds: 0 }],
])('a page %s is held by no shared cache', async (_what, page) => {
  const headers = await headersOf(page)
  expect(headers).toMatchObject(forReaders)
  expect(headers).not.toHaveProperty('surrogate-key')
})

it('a page that failed is held by nobody', async () => {
  expect(await headersOf({ asked: 'de', status: 503 })).toMatchObject({
    'cache-control': 'no-store',
  })
})
