import { afterEach, expect, it, vi } from 'vitest'
import { defaultBrand } from '../contract/default-brand.ts'
import { createClaimMode } from './claim-mode.ts'
import { createAlwaysReachable } from './connectivity/always-reachable.ts'
import type { Data } from './data.ts'
import { lateData } from './late-data.ts'
import type { SeenRow } from '../storage/keep-rows.ts'
import { environment as environmentTable } from '../storage/cache-tables.ts'
import { noOutbox } from './outbox/no-outbox.ts'
import { createServerData } from './server-data.ts'
import { browser } from './testing/browser.ts'

afterEach(() => void vi.useRealTimers())

const profile = { name: 'Acme', slug: 'acme' }
const environment = { apiBaseUrl: '/api' }

function page(seed: Record<string, unknown>) {
  const scene = browser()
  const { state, whenReachable, probe } = createAlwaysReachable()
  const load = vi.fn<() => Promise<Data>>(async () => scene.visit({ seed }))
  const keepSeen = vi.fn<(rows: readonly SeenRow[]) => Promise<void>>(async () => {})
  const late = lateData({
    ...{ seed, keepSeen },
    atOnce: {
      ...noOutbox(),
      claimMode: createClaimMode(),
      ...{ connectivity: state, whenReachable, probe },
      rememberedSlug: () => null,
      rememberSlug: () => {},
    },
    load,
  })
  return { ...scene, ...late, load, keepSeen }
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
  expect(await data.brand('localhost')).toBe(defaultBrand)
  expect(await data.environment()).toBe(environment)
  expect(await data.publicProfile('acme')).toEqual({ profile, storedAt: null })
  expect(await data.content('get-started')).toBeNull()
  expect(await data.offers()).toEqual([])
  expect(data.outbox.items).toEqual([])
  expect(data.claimMode.isOn()).toBe(false)
  expect(load).not.toHaveBeenCalled()
})

it('finds in the seed everything that the server puts there for a guest', async () => {
  const answer = async () => ({}) as never
  const { data, recorded } = createServerData(
    {
      portal: { brand: answer, environment: answer },
      organisations: { publicProfile: answer },
      outreach: { content: answer },
      benefits: { offers: answer },
    } as never,
    { onThemeFailure() {}, sanitise: (html) => html },
  )
  await Promise.all([data.brand('h'), data.environment(), data.publicProfile('s')])
  await Promise.all([data.content('k'), data.offers()])
  const { data: late, load } = page(recorded())
  await Promise.all([late.brand('h'), late.environment(), late.publicProfile('s')])
  await Promise.all([late.content('k'), late.offers()])
  expect(load).not.toHaveBeenCalled()
})

it('asks the network for what is read again, and without one the device has what was shown', async () => {
  const { asked, data, load } = page(seed)
  await data.offers()
  expect(asked).toEqual([])
  expect(await data.offers()).toEqual([])
  expect(asked).toContain('/offers')
  expect(load).toHaveBeenCalledOnce()
})

it('has the device keep what was shown, with its time, and does not load the data layer for it', async () => {
  vi.useFakeTimers({ now: 5_000 })
  const { data, keep, keepSeen, load } = page({ ...seed, 'publicProfiles:gone': null })
  await data.environment()
  await data.publicProfile('gone')
  vi.setSystemTime(6_000)
  await keep()
  expect(keepSeen).toHaveBeenCalledExactlyOnceWith([
    { table: 'environment', key: 'portal', value: environment, storedAt: 5_000 },
    { table: 'publicProfiles', key: 'gone', value: null, storedAt: 5_000 },
  ])
  expect(load).not.toHaveBeenCalled()
})

it('leaves it to the data layer, where that is there, to keep what was shown before it came', async () => {
  const { data, device, keep, keepSeen } = page(seed)
  await data.environment()
  await data.offers()
  await data.offers()
  await keep()
  expect(keepSeen).not.toHaveBeenCalled()
  await vi.waitFor(async () => {
    expect(await device.read(environmentTable, 'portal')).toMatchObject({ value: environment })
  })
})

it('says in the log alone that what was shown could not be kept', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { data, keep, keepSeen } = page(seed)
  keepSeen.mockRejectedValueOnce(new Error('no threads'))
  await data.environment()
  await expect(keep()).resolves.toBeUndefined()
  expect(log).toHaveBeenCalledOnce()
})

it('fails as without an answer where the data layer cannot be had, and tries again', async () => {
  const { data, load } = page({})
  load.mockRejectedValueOnce(new Error('offline'))
  await expect(data.countries()).rejects.toMatchObject({ status: 0, code: 'no-answer' })
  await data.countries().catch(() => {})
  expect(load).toHaveBeenCalledTimes(2)
})
