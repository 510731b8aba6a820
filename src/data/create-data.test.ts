import { expect, it } from 'vitest'
import { createApi } from '../api/create-api.ts'
import { publicTextNames } from '../contract/profile/profile-texts.ts'
import { publicProfiles } from '../storage/cache-tables.ts'
import { defaultBrand } from '../contract/default-brand.ts'
import { createData } from './create-data.ts'
import { browser } from './testing/browser.ts'

const minute = 60_000
const theme = (name: string) => ({ status: 200, body: { ...defaultBrand, id: 'verdant', name } })
const profile = (name: string) => ({ status: 200, body: { data: { slug: 'acme', name } } })
const offline = { status: 0, body: null }
const brandUrl = '/api/brand/verdant.localhost'
const profileUrl = '/api/public/organisation/detail/acme'

it('BRD-5 answers a theme from the device for 30 minutes without asking', async () => {
  const { answers, asked, clock, visit } = browser()
  answers[brandUrl] = theme('Verdant')
  await visit().portal.brand('verdant.localhost')
  clock.now += 30 * minute - 1
  expect((await visit().portal.brand('verdant.localhost')).name).toBe('Verdant')
  expect(asked).toHaveLength(1)
})

it('BRD-5 serves an expired theme at once and refreshes it behind the page', async () => {
  const { answers, asked, clock, visit } = browser()
  answers[brandUrl] = theme('Old')
  await visit().portal.brand('verdant.localhost')
  answers[brandUrl] = theme('New')
  clock.now += 30 * minute
  const data = visit()
  expect((await data.portal.brand('verdant.localhost')).name).toBe('Old')
  await expect.poll(async () => (await data.portal.brand('verdant.localhost')).name).toBe('New')
  expect(asked).toHaveLength(2)
})

it('BRD-5 serves an expired theme when offline', async () => {
  const { answers, clock, visit } = browser()
  answers[brandUrl] = theme('Verdant')
  await visit().portal.brand('verdant.localhost')
  answers[brandUrl] = offline
  clock.now += 24 * 60 * minute
  expect((await visit().portal.brand('verdant.localhost')).name).toBe('Verdant')
})

it('BRD-5 keeps themes of hosts apart', async () => {
  const { answers, visit } = browser()
  answers[brandUrl] = theme('Verdant')
  answers['/api/brand/harbour.localhost'] = theme('Harbour')
  await visit().portal.brand('verdant.localhost')
  expect((await visit().portal.brand('harbour.localhost')).name).toBe('Harbour')
})

it('BRD-5 keeps the environment for 15 minutes', async () => {
  const { answers, asked, clock, visit } = browser()
  answers['/api/env'] = { status: 200, body: { identity: {}, version: '1' } }
  await visit().portal.environment()
  clock.now += 15 * minute - 1
  await visit().portal.environment()
  expect(asked).toHaveLength(1)
  clock.now += 1
  await visit().portal.environment()
  expect(asked).toHaveLength(2)
})

it('BRD-2 gives the grey theme to an unknown host and when the call fails, which is logged only', async () => {
  const { answers, visit } = browser()
  answers[brandUrl] = { status: 404, body: { message: 'No such brand.' } }
  expect(await visit().portal.brand('verdant.localhost')).toEqual(defaultBrand)
  const logged: unknown[] = []
  const data = visit({ onThemeFailure: (error) => logged.push(error) })
  expect(await data.portal.brand('broken.localhost')).toEqual(defaultBrand)
  expect(logged).toHaveLength(1)
})

it('asks once for what several want at the same time', async () => {
  const { answers, asked, visit } = browser()
  answers['/api/countries'] = { status: 200, body: { results: [] } }
  const data = visit()
  await Promise.all([
    data.catalogue.countries(),
    data.catalogue.countries(),
    data.catalogue.countries(),
  ])
  expect(asked).toHaveLength(1)
})

it('answers from the seed once, and keeps it for the next visit without a network', async () => {
  const { answers, asked, visit } = browser()
  answers[profileUrl] = profile('From the network')
  const id = 'publicProfiles:acme'
  const seeded = await recordedProfile('From the seed')
  const data = visit({ seed: { [id]: seeded } })
  expect(await data.profile.publicProfile('acme')).toMatchObject({
    profile: { name: 'From the seed' },
    storedAt: null,
  })
  expect(asked).toEqual([])
  answers[profileUrl] = offline
  expect(await visit().profile.publicProfile('acme')).toMatchObject({
    profile: { name: 'From the seed' },
  })
  answers[profileUrl] = profile('From the network')
  expect(await data.profile.publicProfile('acme')).toMatchObject({
    profile: { name: 'From the network' },
  })
})

async function recordedProfile(name: string): Promise<unknown> {
  const { answers, visit } = browser()
  answers[profileUrl] = profile(name)
  return (await visit().profile.publicProfile('acme'))?.profile
}

it('serves a visited public profile with its time when the network fails', async () => {
  const { answers, clock, visit } = browser()
  answers[profileUrl] = profile('Acme')
  await visit().profile.publicProfile('acme')
  const storedAt = clock.now
  clock.now += 5 * minute
  for (const failure of [offline, { status: 503, body: {} }]) {
    answers[profileUrl] = failure
    expect(await visit().profile.publicProfile('acme')).toMatchObject({
      profile: { name: 'Acme' },
      storedAt,
    })
  }
})

it.each(publicTextNames)(
  'PUB-11 serves a public profile that a release cached which did not know %s',
  async (name) => {
    const { answers, visit, device } = browser()
    const cached = { ...Object(await recordedProfile('Acme')), [name]: undefined }
    await device.write(publicProfiles, 'acme', cached)
    answers[profileUrl] = offline
    expect(await visit().profile.publicProfile('acme')).toMatchObject({
      profile: { ...cached, [name]: '' },
    })
  },
)

it('does not wait for a network that hangs when the device can answer', async () => {
  const { answers, visit, device } = browser()
  answers[profileUrl] = profile('Acme')
  await visit().profile.publicProfile('acme')
  const hanging = createApi({
    baseUrl: '/api',
    paths: {},
    token: async () => null,
    refresh: async () => null,
    fetch: () => new Promise(() => {}),
  })
  const data = createData({ api: hanging, device, patience: async () => {} })
  expect(await data.profile.publicProfile('acme')).toMatchObject({ profile: { name: 'Acme' } })
})

it('forgets a public profile that is gone', async () => {
  const { answers, visit } = browser()
  answers[profileUrl] = profile('Acme')
  await visit().profile.publicProfile('acme')
  answers[profileUrl] = { status: 404, body: {} }
  expect(await visit().profile.publicProfile('acme')).toBeNull()
  answers[profileUrl] = offline
  await expect(visit().profile.publicProfile('acme')).rejects.toMatchObject({ status: 0 })
})

it('OFF-3 a list that is asked for while the device answers is asked for once', async () => {
  const { answers, asked, visit } = browser()
  answers['/api/credentials'] = { status: 200, body: { results: [] } }
  const { catalogue } = visit()
  const first = catalogue.credentials()
  // One after the other: the second asks the device while the answer to the first arrives.
  for (let turns = 0; turns < 20; turns += 1) {
    await Promise.resolve()
    void catalogue.credentials()
  }
  await first
  await catalogue.credentials()
  expect(asked).toEqual(['/api/credentials'])
})
