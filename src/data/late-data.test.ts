import { expect, it, vi } from 'vitest'
import { defaultBrand } from '../contract/default-brand.ts'
import { createClaimMode } from './claim-mode.ts'
import { createAlwaysReachable } from './connectivity/always-reachable.ts'
import type { Data } from './data.ts'
import { lateData } from './late-data.ts'
import { noUnsent } from './no-unsent.ts'
import { createServerData } from './server-data.ts'
import { browser } from './testing/browser.ts'

const profile = { name: 'Acme', slug: 'acme' }
const environment = { apiBaseUrl: '/api' }

function page(seed: Record<string, unknown>) {
  const scene = browser()
  const { state, whenReachable, probe } = createAlwaysReachable()
  const load = vi.fn<() => Promise<Data>>(async () => scene.visit({ seed }))
  const late = lateData({
    seed,
    atOnce: {
      ...noUnsent(),
      claimMode: createClaimMode(),
      ...{ connectivity: state, whenReachable, probe },
      rememberedSlug: () => null,
      rememberSlug: () => {},
    },
    load,
  })
  return { ...scene, ...late, load }
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

it('keeps on the device what was shown when that is asked for', async () => {
  const { data, device, keep } = page(seed)
  await data.environment()
  await keep()
  const table = (await import('../storage/tables/environment.ts')).environment
  await vi.waitFor(async () => {
    expect(await device.read(table, 'portal')).toMatchObject({ value: environment })
  })
})

it('fails as without an answer where the data layer cannot be had, and tries again', async () => {
  const { data, keep, load } = page({})
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  await expect(data.countries()).rejects.toMatchObject({ status: 0, code: 'no-answer' })
  await expect(keep()).resolves.toBeUndefined()
  await data.countries().catch(() => {})
  expect(load).toHaveBeenCalledTimes(3)
})
