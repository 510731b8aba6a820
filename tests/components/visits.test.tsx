import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Visits } from '#src/contract/visits.ts'
import { network } from './support/network.ts'
import { expectAccessible, expectCount, expectNoSidewaysScroll, narrow } from './support/screen.ts'
import { openAsDemo } from './support/supplier.ts'

const path = /\/visits$/
const title = page.getByRole('heading', { name: 'Who looked at your profile' })
const section = page.getByRole('group').filter({ has: title })
const nothing = Array.from({ length: 30 }, () => 0)
const visits: Visits = {
  ...{ from: '2026-03-01', to: '2026-03-30', since: '2026-01-01' },
  daily: { view: [...nothing.slice(1), 12], badge: [...nothing.slice(1), 7], widget: nothing },
  before: { view: 10, badge: 0, widget: 0 },
  buyers: { following: 12, searching: null },
  hosts: {
    view: [
      { host: 'buyer.example', count: 8 },
      { host: null, count: 4 },
    ],
    badge: [],
  },
}

test('OPR-6 suppliers see who led to their profile once they ask, and what is not counted', async () => {
  network.answer('GET', path, { json: { data: visits } })
  await openAsDemo('/organisation?organisation=northwind-packaging')
  await expect.element(title).toBeVisible()
  expect(network.sent('GET').filter((one) => path.test(one.path.split('?', 1)[0] ?? ''))).toEqual(
    [],
  )
  await title.click()
  const views = section.getByRole('figure').filter({ hasText: 'Profile views' })
  await expect.element(views.getByText('10 in the period before (+20%)')).toBeVisible()
  await expect.element(section.getByText('buyer.example')).toBeVisible()
  await expect.element(section.getByText('No website was told.')).toBeVisible()
  await expect.element(section.getByText(/a cache in front of the portal/)).toBeVisible()
  const buyers = section.getByRole('region', { name: 'Buyers' })
  await expect.element(buyers.getByText('12', { exact: true })).toBeVisible()
  await expect.element(buyers.getByText('fewer than 3')).toBeVisible()
  await views.getByText('Show the values').click()
  await expectCount(views.getByRole('row'), 31)
  await expectAccessible(section)
  await narrow()
  expectNoSidewaysScroll()
  network.answer('GET', path, { json: { data: { ...visits, since: null } } })
  await section.getByLabelText('Period').selectOptions('Last 90 days')
  await expect.element(section.getByText('Nothing has been counted yet')).toBeVisible()
})
