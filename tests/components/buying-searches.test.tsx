import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SavedSearch, SearchLook } from '#src/contract/buyers/saved-search.ts'
import { network } from './support/network.ts'
import { expectAccessible, expectNoSidewaysScroll, narrow } from './support/screen.ts'
import { openAsDemo } from './support/supplier.ts'

const buyer = { type: 'BUYER', slug: 'quandong-1', name: 'Quandong', version: 1, role: 'EDITOR' }
const linen: SavedSearch = {
  ...{ id: '00000000-0000-4000-8000-000000000001', version: 1, name: 'Linen down under' },
  ...{ query: 'q=linen&country=AU', cadence: 'off', elsewhere: null },
  chosen: [{ part: 'country', id: 'AU', name: 'Australia' }],
}
const look: SearchLook = {
  ...{ total: 12, isFilling: false, isWide: false, look: 3, fresh: 2 },
  named: [
    { name: 'Banksia Linen', slug: 'banksia-linen' },
    { name: 'Wattle Cloth', slug: 'wattle-cloth' },
  ],
}
const all = /^\/api\/buyers\/quandong-1\/searches$/
const one = /^\/api\/buyers\/quandong-1\/searches\/[\w-]+$/
const part = (name: string) =>
  new RegExp(String.raw`^/api/buyers/quandong-1/searches/[\w-]+/${name}$`)

const followed = /^\/api\/buyers\/quandong-1\/follows$/
const banksia = /^\/api\/buyers\/quandong-1\/follows\/banksia-linen$/

beforeEach(() => {
  network.answer('GET', followed, { json: { results: [], cadence: 'off' } })
  network.answer('GET', /^\/api\/buyers$/, { json: { results: [buyer], invitations: [] } })
  network.answer('GET', all, { json: { results: [linen], isMailStopped: false } })
  network.answer('POST', part('look'), { json: { data: look } })
})

test('DSC-4 a saved search says what it asks for, whom it finds and who is new', async () => {
  await openAsDemo('/buying/searches')
  const card = page.getByRole('listitem', { name: 'Linen down under' })
  await expect.element(card.getByText('“linen”')).toBeVisible()
  await expect.element(card.getByText('Based in: Australia')).toBeVisible()
  await expect.element(card.getByText('12 suppliers now')).toBeVisible()
  await expect.element(card.getByText('2 new')).toBeVisible()
  await expect.element(card.getByRole('link', { name: 'Banksia Linen' })).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await narrow()
  expectNoSidewaysScroll()
})

test('DSC-4 one chooses how often one is written to, and takes a search away and puts it back', async () => {
  await openAsDemo('/buying/searches')
  network.answer('PUT', part('mail'), { json: { data: { ...linen, cadence: 'daily' } } })
  const mail = page.getByRole('combobox', { name: 'Mail to you about Linen down under' })
  await mail.selectOptions('daily')
  await expect.element(mail).toHaveValue('daily')
  network.answer('DELETE', one, { json: {} })
  await page.getByRole('button', { name: 'Remove Linen down under' }).click()
  await expect.element(page.getByText('Keep a search, hear who comes')).toBeVisible()
  network.answer('POST', part('restore'), { json: { data: linen } })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('heading', { name: 'Linen down under' })).toBeVisible()
})

test('DSC-4 a name that somebody else has changed is told, and what was typed stays', async () => {
  await openAsDemo('/buying/searches')
  await page.getByRole('button', { name: 'Rename Linen down under' }).click()
  const name = page.getByRole('textbox', { name: 'Name of the search' })
  await name.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Give the search a name.')).toBeVisible()
  await name.fill('Mine')
  const changed = { code: 'record-changed', message: 'Somebody else has changed it.' }
  network.answer('PATCH', one, { status: 412, json: changed })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(name).toHaveValue('Mine')
})

test('DSC-4 a buyer saves the search that is shown, also where nobody is found', async () => {
  network.answer('GET', all, { json: { results: [], isMailStopped: false } })
  await openAsDemo('/discover?q=zzqqzz')
  await page.getByRole('button', { name: 'Tell me when somebody matches' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await expect
    .element(dialog.getByRole('textbox', { name: 'Name of the search' }))
    .toHaveValue('zzqqzz')
  await expectAccessible(dialog)
  network.answer('POST', all, { status: 201, json: { data: { ...linen, query: 'q=zzqqzz' } } })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('link', { name: 'Saved as Linen down under' })).toBeVisible()
})

test('DSC-4 followed suppliers say what has become of them, and can be followed no more', async () => {
  const supplier = {
    ...{ slug: 'banksia-linen', since: '2026-01-01T00:00:00.000Z' },
    shown: {
      name: 'Banksia Linen',
      place: 'Australia',
      credentialCount: 2,
      verifiedCredentials: 1,
    },
    news: [{ kind: 'confirmed', name: 'GOTS', at: '2026-02-01T00:00:00.000Z' }],
  }
  network.answer('GET', followed, { json: { results: [supplier], cadence: 'weekly' } })
  await openAsDemo('/buying/searches')
  const part = page.getByRole('region', { name: 'Followed suppliers' })
  await expect.element(part.getByText('GOTS is confirmed')).toBeVisible()
  await expect.element(part.getByText('2 credentials, 1 verified')).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  network.answer('DELETE', banksia, { json: {} })
  await part.getByRole('button', { name: 'Stop following Banksia Linen' }).click()
  await expect.element(part.getByText(/^Press “Follow” at a supplier/)).toBeVisible()
})
