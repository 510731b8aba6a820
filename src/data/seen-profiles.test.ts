import { expect, it } from 'vitest'
import { publicProfiles } from '../storage/cache-tables.ts'
import { browser } from './testing/browser.ts'

const minute = 60_000
const urlOf = (slug: string) => `/api/public/organisation/detail/${slug}`
const answer = (slug: string, name: string) => ({ status: 200, body: { data: { slug, name } } })

/** A device on which profiles were read, a minute apart, in this order. */
async function readerOf(...slugs: string[]) {
  const scene = browser()
  const read = async (slug: string, name = slug) => {
    scene.answers[urlOf(slug)] = answer(slug, name)
    scene.clock.now += minute
    await scene.visit().profile.publicProfile(slug)
  }
  for (const slug of slugs) await read(slug)
  const listed = async () =>
    (await scene.visit().profile.seenProfiles()).map(({ profile }) => profile.name)
  return { ...scene, read, listed }
}

it('PUB-11 lists the profiles that were read, the last one first, with the time of each copy', async () => {
  const { visit, clock } = await readerOf('acme', 'bolt')
  const seen = await visit().profile.seenProfiles()
  expect(seen.map(({ profile, storedAt }) => [profile.slug, storedAt])).toEqual([
    ['bolt', clock.now],
    ['acme', clock.now - minute],
  ])
})

it('PUB-11 lists nothing on a device on which no profile was read', async () => {
  expect(await browser().visit().profile.seenProfiles()).toEqual([])
})

it('PUB-11 the newest version of a profile takes the place of an older one', async () => {
  const { read, listed } = await readerOf('acme', 'bolt')
  await read('acme', 'Acme of today')
  expect(await listed()).toEqual(['Acme of today', 'bolt'])
})

it.each([404, 410])(
  'PUB-11 a profile for which the server answers %i is no longer listed',
  async (status) => {
    const { answers, visit, listed } = await readerOf('acme', 'bolt')
    answers[urlOf('acme')] = { status, body: { message: 'Gone.' } }
    await visit()
      .profile.publicProfile('acme')
      .catch(() => null)
    await expect.poll(listed).toEqual(['bolt'])
  },
)

it('PUB-11 a profile that the server takes away after the device has answered is no longer listed', async () => {
  const { answers, visit, listed } = await readerOf('acme')
  answers[urlOf('acme')] = { status: 410, body: { message: 'Suspended.' } }
  const data = visit({ patience: async () => {} })
  expect(await data.profile.publicProfile('acme')).toMatchObject({ profile: { name: 'acme' } })
  await expect.poll(listed).toEqual([])
})

it.each([0, 429, 503])('PUB-11 an answer of %i takes nothing from the list', async (status) => {
  const { answers, visit, listed } = await readerOf('acme')
  answers[urlOf('acme')] = { status, body: {} }
  await visit().profile.publicProfile('acme')
  expect(await listed()).toEqual(['acme'])
})

it('PUB-11 a renamed organisation is listed once, under its new address', async () => {
  const { answers, clock, visit } = await readerOf('acme')
  answers[urlOf('acme')] = answer('acme-group', 'Acme Group')
  answers[urlOf('acme-group')] = answer('acme-group', 'Acme Group')
  clock.now += minute
  // As the address of before leads on to the present one.
  await visit().profile.publicProfile('acme')
  await visit().profile.publicProfile('acme-group')
  const seen = await visit().profile.seenProfiles()
  expect(seen.map(({ profile }) => profile.slug)).toEqual(['acme-group'])
})

it('PUB-11 leaves out what an earlier release kept in another shape', async () => {
  const { device, listed } = await readerOf('acme')
  await device.write(publicProfiles, 'old', { slug: 'old' })
  expect(await listed()).toEqual(['acme'])
})

it('PUB-11 of a copy from before the clock was set back nobody knows the time, and it is the last', async () => {
  const { clock, read, visit } = await readerOf('acme')
  clock.now -= 10 * minute
  await read('bolt')
  expect(
    (await visit().profile.seenProfiles()).map(({ profile, storedAt }) => [profile.slug, storedAt]),
  ).toEqual([
    ['bolt', clock.now],
    ['acme', 0],
  ])
})

it('OFF-10 nobody who uses the device after a sign-out sees which profiles were read', async () => {
  const { device, listed, read } = await readerOf('acme', 'bolt')
  await device.clearPrivate()
  expect(await listed()).toEqual([])
  await read('cove')
  expect(await listed()).toEqual(['cove'])
})
