import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import { emptyProfile } from '#src/contract/empty-profile.fixture.ts'
import { plainText } from '#src/lib/plain-text.ts'
import { openDatabase } from '#src/storage/database.ts'
import { publicProfiles } from '#src/storage/cache-tables.ts'
import { faults } from './support/faults.ts'
import { network } from './support/network.ts'
import { openPortal } from './support/open-portal.tsx'
import {
  expectAccessible,
  expectCount,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectTexts,
  narrow,
  painted,
} from './support/screen.ts'

const section = page.getByRole('region', { name: 'Profiles on this device' })
const links = section.getByRole('listitem').getByRole('link')
const filter = section.getByLabelText('Filter by name or place')

type Place = PublicProfile['locations'][number]

const profileOf = (name: string, more: Partial<PublicProfile> = {}): PublicProfile => ({
  ...emptyProfile,
  name,
  slug: plainText(name).replaceAll(' ', '-'),
  ...more,
})
const placeOf = (city: string): Place => ({ name: city, city, state: '', country: 'Sweden' })
/** So many profiles, the first one read last. */
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => profileOf(`Supplier ${count - at}`))

/** As a device on which these were read, the first of them last, at noon of 4 March 2026. */
async function keepOnDevice(profiles: readonly PublicProfile[]): Promise<void> {
  const database = openDatabase()
  const noon = new Date(2026, 2, 4, 12).valueOf()
  const rows = profiles.map((value, at) => ({ key: value.slug, value, storedAt: noon - at }))
  await database.table(publicProfiles.name).bulkPut(rows)
  database.close()
  localStorage.setItem('credence.device-used', 'yes')
}

/** Opens a page and takes the network away. */
async function openAndLose(path: string): Promise<void> {
  await openPortal(path)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  network.setOffline(true)
}

beforeEach(() => faults.expect('could not be reached'))

test('PUB-11 the start page lists the profiles on this device once there is no network, read last first', async () => {
  await keepOnDevice([
    profileOf('Elbe Verpackung', { locations: [placeOf('Malmö'), placeOf('Lund')] }),
    profileOf('Acme', { description: 'Boxes of straw.' }),
  ])
  await openPortal('/')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(section.elements()).toEqual([])
  network.setOffline(true)
  await expectTexts(section.getByRole('listitem'), [
    /Elbe Verpackung\s*Malmö, Sweden\s*As of 4 March 2026$/,
    /Acme\s*Boxes of straw\.\s*As of 4 March 2026$/,
  ])
  await expect.element(section.getByRole('heading', { level: 2 })).toBeVisible()
  expect(filter.elements()).toEqual([])
  await expectAccessible()
  await narrow()
  await expectAccessible()
  expectLargeTargets()
  expectNoSidewaysScroll()
})

test('PUB-11 a profile of the list opens from the device', async () => {
  await keepOnDevice([profileOf('Acme')])
  await openAndLose('/login')
  await links.first().click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Acme')
  await expect.element(page.getByText('copy kept on this device')).toBeVisible()
  expect(section.elements()).toEqual([])
})

test('PUB-11 in place of a profile that is not on this device those that are can be opened', async () => {
  await keepOnDevice([profileOf('Acme')])
  await openAndLose('/login')
  window.history.pushState(null, '', '/organization/never-read')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline')
  await expect
    .element(section.getByText('This profile is not on this device; these are:'))
    .toBeVisible()
  await expectTexts(links, ['Acme'])
  await expectAccessible()
  await links.first().click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Acme')
})

test('PUB-11 more than ten profiles can be filtered by name and place, and their number is said', async () => {
  const known = [profileOf('Café Serra'), profileOf('Acme', { locations: [placeOf('Malmö')] })]
  await keepOnDevice([...many(9), ...known])
  await openAndLose('/')
  await expectCount(links, 11)
  await expect.element(section.getByRole('status')).toHaveTextContent('11 profiles')
  await filter.fill('SERRA cafe')
  await expectTexts(links, ['Café Serra'])
  await expect.element(section.getByRole('status')).toHaveTextContent('1 of 11 profiles')
  await filter.fill('malmo')
  await expectTexts(links, ['Acme'])
  await filter.fill('supplier 7 sweden')
  await expectCount(links, 0)
  await expect.element(section.getByText('No profile on this device has these words')).toBeVisible()
  await expectAccessible(section)
})

test('PUB-11 fifty profiles are shown at once, and the filter finds the others', async () => {
  await keepOnDevice(many(60))
  await openAndLose('/')
  await expectCount(links, 50)
  await expect.element(links.first()).toHaveTextContent('Supplier 60')
  await expect.element(section.getByText('Only the 50 that were read last')).toBeVisible()
  await filter.fill('supplier 60')
  await expectTexts(links, ['Supplier 60'])
  await filter.fill('supplier 2')
  await expectTexts(links.last(), ['Supplier 2'])
  expect(section.getByText('Only the 50 that were read last').elements()).toEqual([])
})

test('PUB-11 where no profile was read it is said what will be listed', async () => {
  await openAndLose('/')
  await expect
    .element(section.getByText('Each public profile that you open with a connection is kept'))
    .toBeVisible()
  expect(section.getByRole('list').elements()).toEqual([])
  expect(filter.elements()).toEqual([])
})

test('PUB-11 what somebody looks through stays when the network is back', async () => {
  await keepOnDevice(many(11))
  await openAndLose('/')
  await filter.fill('supplier 4')
  await expectTexts(links, ['Supplier 4'])
  network.setOffline(false)
  await expect.poll(() => page.getByText('You are offline').elements()).toEqual([])
  await painted()
  await expect.element(filter).toHaveValue('supplier 4')
  await expect.element(filter).toHaveFocus()
})
