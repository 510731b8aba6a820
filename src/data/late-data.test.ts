import { afterEach, expect, it, vi } from 'vitest'
import { defaultBrand } from '../contract/default-brand.ts'
import { createClaimMode } from './claim-mode.ts'
import { createAlwaysReachable } from './connectivity/always-reachable.ts'
import type { Data } from './data.ts'
import { lateData } from './late-data.ts'
import type { SeenRow } from '../storage/store-seen-rows.ts'
import { environment as environmentTable, tables } from '../storage/cache-tables.ts'
import { createServerData } from './server-data.ts'
import { browser } from './testing/browser.ts'

afterEach(() => void vi.useRealTimers())

const profile = { name: 'Acme', slug: 'acme' }
const environment = { apiBaseUrl: '/api' }

function page(seed: Record<string, unknown>) {
  const scene = browser()
  const { state, whenReachable } = createAlwaysReachable()
  const load = vi.fn<() => Promise<Data>>(async () => scene.visit({ seed }))
  const storeSeen = vi.fn<(rows: readonly SeenRow[]) => Promise<void>>(async () => {})
  const late = lateData({
    ...{ seed, storeSeen },
    atOnce: {
      outbox: { flushDrafts: async () => {} },
      offline: { connectivity: state, whenReachable },
      claimMode: createClaimMode(),
    },
    load,
  })
  return { ...scene, ...late, load, storeSeen }
}

const seed = {
  'themes:localhost': defaultBrand,
  'environment:portal': environment,
  'publicProfiles:acme': profile,
  'reference:content/get-started': null,
  'reference:offers': [],
}

it('answers what the server has read for the page without the data layer, and at once what cannot wait', async () => {
  const { data, load } = page(seed)
  expect(await data.portal.brand('localhost')).toBe(defaultBrand)
  expect(await data.portal.environment()).toBe(environment)
  expect(await data.profile.publicProfile('acme')).toEqual({ profile, storedAt: null })
  expect(await data.portal.content('get-started')).toBeNull()
  expect(await data.portal.offers()).toEqual([])
  await data.outbox.flushDrafts()
  expect(data.claimMode.isOn()).toBe(false)
  expect(load).not.toHaveBeenCalled()
})

it('DSC-1 has the device keep nothing of what a search has found', async () => {
  const hits = { results: [], total: 0 }
  const { data, keep, load, storeSeen } = page({ ...seed, 'suppliers:q=a': hits })
  expect(await data.discover.search('q=a')).toBe(hits)
  await data.portal.offers()
  await keep()
  // Rows of no table of the device are not stored.
  const stored = storeSeen.mock.calls[0]?.[0].filter(({ table }) =>
    tables.some(({ name }) => name === table),
  )
  expect(stored?.map(({ key }) => key)).toEqual(['offers'])
  expect(load).not.toHaveBeenCalled()
})

it('finds in the seed everything that the server puts there for a guest', async () => {
  const answer = async () => ({}) as never
  const { data, recorded } = createServerData(
    {
      portal: { brand: answer, environment: answer },
      organisations: { publicProfile: async () => ({ sustainabilityCredentials: [] }) },
      outreach: { content: answer },
      benefits: { offers: answer },
      discover: { search: answer },
    } as never,
    { onThemeFailure() {}, sanitise: (html) => html },
  )
  await Promise.all([
    data.portal.brand('h'),
    data.portal.environment(),
    data.profile.publicProfile('s'),
  ])
  await Promise.all([data.portal.content('k'), data.portal.offers(), data.discover.search('q=a')])
  const { data: late, load } = page(recorded())
  await Promise.all([
    late.portal.brand('h'),
    late.portal.environment(),
    late.profile.publicProfile('s'),
  ])
  await Promise.all([late.portal.content('k'), late.portal.offers(), late.discover.search('q=a')])
  expect(load).not.toHaveBeenCalled()
})

it('asks the network for what is read again, and without one the device has what was shown', async () => {
  const { asked, data, load } = page(seed)
  await data.portal.offers()
  expect(asked).toEqual([])
  expect(await data.portal.offers()).toEqual([])
  expect(asked).toContain('/offers')
  expect(load).toHaveBeenCalledOnce()
})

it('has the device keep what was shown, with its time, and does not load the data layer for it', async () => {
  vi.useFakeTimers({ now: 5_000 })
  const { data, keep, storeSeen, load } = page({ ...seed, 'publicProfiles:gone': null })
  await data.portal.environment()
  await data.profile.publicProfile('gone')
  vi.setSystemTime(6_000)
  await keep()
  expect(storeSeen).toHaveBeenCalledExactlyOnceWith([
    { table: 'environment', key: 'portal', value: environment, storedAt: 5_000 },
    { table: 'publicProfiles', key: 'gone', value: null, storedAt: 5_000 },
  ])
  expect(load).not.toHaveBeenCalled()
})

it('leaves it to the data layer, where that is there, to keep what was shown before it came', async () => {
  const { data, device, keep, storeSeen } = page(seed)
  await data.portal.environment()
  await data.portal.offers()
  await data.portal.offers()
  await keep()
  expect(storeSeen).not.toHaveBeenCalled()
  await vi.waitFor(async () => {
    expect(await device.read(environmentTable, 'portal')).toMatchObject({ value: environment })
  })
})

it('says in the log alone that what was shown could not be kept', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { data, keep, storeSeen } = page(seed)
  storeSeen.mockRejectedValueOnce(new Error('no threads'))
  await data.portal.environment()
  await expect(keep()).resolves.toBeUndefined()
  expect(log).toHaveBeenCalledOnce()
})

it('fails as without an answer where the data layer cannot be had, and tries again', async () => {
  const { data, load } = page({})
  load.mockRejectedValueOnce(new Error('offline'))
  await expect(data.affiliate.find('chamber', 'verdant')).rejects.toMatchObject({
    status: 0,
    code: 'no-answer',
  })
  await data.affiliate.find('chamber', 'verdant').catch(() => {})
  expect(load).toHaveBeenCalledTimes(2)
})
