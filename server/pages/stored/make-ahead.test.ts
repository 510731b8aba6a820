import fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import type { Store } from '../../store/create-store.ts'
import type { ContentVersion } from '../content-version.ts'
import { finishedPages } from '../finished-pages.ts'
import { registerPages } from '../pages-plugin.ts'
import { finishText } from '../rendering/finish-page.ts'
import type { Page, PageRenderer, PageRequest } from '../rendering/page-renderer.ts'
import { lookAfterStored } from './look-after-stored.ts'
import { makeAhead } from './make-ahead.ts'
import type { PageStorage } from './store-pages.ts'
import type { PagePlace } from './stored-pages.ts'

const config = readConfig({ DEMO: 'on', PUBLIC_URL: 'https://portal.example', LANGUAGES: 'en,de' })

/** A directory of some suppliers whose pages are stored in a map, and a portal that shows them. */
function setUp(slugs = ['acme', 'birch', 'cedar']) {
  const rendered: PageRequest[] = []
  const kept = new Map<string, Page>()
  const versions = new Map<string, number>()
  const closing = new AbortController()
  const keyOf = ({ address, version }: PagePlace) => `${version} ${address}`
  const stored: PageStorage = {
    find: (place) => kept.get(keyOf(place)),
    has: (place) => kept.has(keyOf(place)),
    put: (place, page) => void kept.set(keyOf(place), page),
    hasRoom: () => true,
    keep: () => true,
    sweep: async () => {},
  }
  const renderer: Pick<PageRenderer, 'render'> = {
    render: async (request) => {
      rendered.push(request)
      return finishText(200, `<p>${request.language} ${request.url}</p>`)
    },
  }
  const contentVersion = async (host: string, path: string): Promise<ContentVersion> => ({
    brand: host,
    page: `${host} ${versions.get(path) ?? 1}`,
    subject: { brand: host, organisation: path },
  })
  const pages = finishedPages(renderer, stored)
  const suppliers = {
    listedParts: async () => slugs.map((_, part) => part),
    listed: async (part: number) => [{ slug: slugs[part] ?? '', updatedAt: '' }],
  }
  const needs = {
    ...{ suppliers, pages, stored, contentVersion, signal: closing.signal, share: 1 },
    origins: ['https://portal.example'],
    languages: config.languages,
  }
  return { needs, rendered, renderer, versions, closing, stored }
}

const addresses = (rendered: readonly PageRequest[]) =>
  rendered.map(({ origin, url, language }) => `${language} ${origin}${url}`)

it('API-6 pages are made without a language first, on each host, then in each language', async () => {
  const { needs, rendered } = setUp(['acme'])
  const origins = ['https://portal.example', 'https://green.example']
  expect(await makeAhead({ ...needs, origins })).toBe(6)
  expect(addresses(rendered)).toEqual([
    'en https://portal.example/organization/acme',
    'en https://green.example/organization/acme',
    'en https://portal.example/en/organization/acme',
    'en https://green.example/en/organization/acme',
    'de https://portal.example/de/organization/acme',
    'de https://green.example/de/organization/acme',
  ])
})

it('API-6 a reader gets the page that was made ahead, at every address of it', async () => {
  const { needs, rendered, renderer } = setUp()
  await makeAhead(needs)
  const app = fastify({ trustProxy: true })
  onTestFinished(() => app.close())
  registerPages(app, {
    ...{ config, renderer, pages: needs.pages, contentVersion: needs.contentVersion },
    patterns: ['/organization/:slug'],
    limits: { ofAccount: async () => {}, ofAddress: async () => {} },
    countProfile: () => {},
    hasBrand: async () => true,
    hasAnyBrand: async () => true,
  })
  const made = rendered.length
  const headers = { host: 'portal.example', 'accept-encoding': 'identity' }
  for (const [url, language] of [
    ['/organization/acme', 'en'],
    ['/en/organization/birch', 'en'],
    ['/de/organization/cedar', 'de'],
  ] as const) {
    const { body } = await app.inject({ url, headers })
    expect(body).toBe(`<p>${language} ${url}</p>`)
  }
  expect(rendered).toHaveLength(made)
})

it('API-6 only what is not there in its present version is made', async () => {
  const { needs, rendered, versions } = setUp()
  await makeAhead(needs)
  rendered.length = 0
  expect(await makeAhead(needs)).toBe(0)
  versions.set('/organization/birch', 2)
  expect(await makeAhead(needs)).toBe(3)
  expect(new Set(rendered.map(({ url }) => url.replace(/^\/(en|de)\//, '/')))).toEqual(
    new Set(['/organization/birch']),
  )
})

it.each(['hasRoom', 'keep'] as const)('API-6 it ends where %s says no', async (ends) => {
  const { needs } = setUp()
  const answers = [true, true]
  const stored = { ...needs.stored, [ends]: () => answers.pop() ?? false }
  expect(await makeAhead({ ...needs, stored })).toBe(2)
})

it('API-6 it ends with the server, after the page at hand', async () => {
  const { needs, rendered, renderer, closing } = setUp()
  vi.spyOn(renderer, 'render').mockImplementation(async (request) => {
    rendered.push(request)
    closing.abort()
    return finishText(200, '')
  })
  await makeAhead(needs)
  expect(rendered).toHaveLength(1)
})

it('API-6 it ends with the server while it rests', async () => {
  const { needs, rendered, closing } = setUp()
  const contentVersion: typeof needs.contentVersion = (...at) => {
    setTimeout(() => closing.abort())
    return needs.contentVersion(...at)
  }
  // For a share this small it rests for a minute at least.
  await makeAhead({ ...needs, contentVersion, share: 1e-6 })
  expect(rendered).toHaveLength(0)
})

it('API-6 a minute after the start, and every hour, a process looks after the pages', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { needs, stored } = setUp()
  const swept = vi.spyOn(stored, 'sweep')
  const kept = vi.spyOn(stored, 'keep').mockReturnValue(false)
  const listed = vi.fn<() => Promise<number[]>>(async () => [])
  const app = fastify()
  lookAfterStored(app, {
    config: { ...config, pagesAheadPercent: 100 },
    store: {
      organisations: { ...needs.suppliers, listedParts: listed },
      brands: { hosts: async () => ['portal.example'] },
    } as unknown as Store,
    ...{ stored, pages: needs.pages, catalogue: { revision: () => '' } },
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([swept.mock.calls.length, listed.mock.calls.length]).toEqual([0, 0])
  kept.mockReturnValue(true)
  await vi.advanceTimersByTimeAsync(3_540_000)
  await vi.waitFor(() => expect(listed.mock.calls).toHaveLength(3))
  expect(swept).toHaveBeenCalledTimes(1)
  await app.close()
  await vi.advanceTimersByTimeAsync(7_200_000)
  expect(swept).toHaveBeenCalledTimes(1)
})

it('API-6 a failure is not stored', async () => {
  const { needs, renderer, stored } = setUp(['acme'])
  const put = vi.spyOn(stored, 'put')
  vi.spyOn(renderer, 'render').mockResolvedValue(finishText(503, ''))
  await makeAhead(needs)
  expect(put).not.toHaveBeenCalled()
})
