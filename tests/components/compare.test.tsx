import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyProfile } from '#src/contract/empty-profile.fixture.ts'
import { network } from './support/network.ts'
import { openPortal } from './support/open-portal.tsx'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectTexts,
  narrow,
} from './support/screen.ts'

const suppliers = ['Bidgee Linen', 'Kauri Linen', 'Salt and Signal']
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const columns = page.getByRole('columnheader')
const address = () => decodeURIComponent(window.location.search)

async function compare(...names: string[]): Promise<void> {
  for (const name of names) {
    const profile = { ...emptyProfile, slug: slugOf(name), name }
    network.answer('GET', new RegExp(`/organisation/detail/${slugOf(name)}$`), {
      json: { data: profile },
    })
  }
  await openPortal(`/discover/compare?suppliers=${names.map(slugOf).join(',')}`)
}

test('DSC-4 A11Y-1 a supplier that is removed goes with its column; the focus stays in the page', async () => {
  await compare(...suppliers)
  await expectTexts(columns, [/^Bidgee Linen/, /^Kauri Linen/, /^Salt and Signal/])
  await page.getByRole('link', { name: 'Remove Kauri Linen' }).click()
  await expectTexts(columns, [/^Bidgee Linen/, /^Salt and Signal/])
  await expect.poll(address).toBe('?suppliers=bidgee-linen,salt-and-signal')
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.element(page.getByText('“Kauri Linen” is no longer compared.')).toBeInTheDocument()
})

test('DSC-4 MOB-1 four suppliers are compared on a phone: the table scrolls, the page does not', async () => {
  await narrow()
  await compare(...suppliers, 'Wattle Works')
  await expect.element(columns.first()).toBeVisible()
  expectNoSidewaysScroll()
  expectLargeTargets()
  await expectAccessible(page.getByRole('main'))
})
