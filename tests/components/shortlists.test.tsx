import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ShortlistDetail, ShortlistItem } from '#src/contract/buyers/shortlist.ts'
import { network } from './support/network.ts'
import { closePortal } from './support/open-portal.tsx'
import { expectAccessible, expectNoSidewaysScroll, narrow } from './support/screen.ts'
import { openAsDemo } from './support/supplier.ts'

const buyer = { type: 'BUYER', slug: 'quandong-1', name: 'Quandong', version: 1, role: 'EDITOR' }
const id = '00000000-0000-4000-8000-000000000001'
const counts = { 'to-look-at': 1, 'in-contact': 0, chosen: 1, 'not-now': 0 }

const itemOf = (name: string, more: Partial<ShortlistItem> = {}): ShortlistItem => ({
  ...{ id: crypto.randomUUID(), version: 1, name, status: 'to-look-at', note: '' },
  supplier: {
    ...{ name, slug: name.toLowerCase(), place: 'Sydney, Australia', description: '' },
    credentials: [
      {
        ...{ id: 'iso-14001', shortName: 'ISO 14001', state: 'active', expiresOn: '2070-01-01' },
        assurance: 'document-seen',
      },
    ],
    ...{ credentialCount: 3, verifiedCredentials: 1, updatedAt: '2026-11-01T10:00:00.000Z' },
    ...{ distance: null, reasons: [] },
  },
  ...{ author: null, notedAt: null, addedAt: '2026-11-01T10:00:00.000Z', ...more },
})
const wattle = itemOf('Wattle')
const gone = itemOf('Loom', {
  ...{ supplier: null, note: 'Ask again.', notedAt: '2026-11-02T10:00:00.000Z' },
  author: { name: 'Bo Ferris', isSelf: false },
})
const list = (items: ShortlistItem[]): { data: ShortlistDetail } => ({
  data: { ...{ id, version: 1, name: 'Cotton', counts, has: null }, items },
})
const lists = /^\/api\/buyers\/quandong-1\/shortlists$/
const oneList = /^\/api\/buyers\/quandong-1\/shortlists\/[\w-]+$/
const oneItem = /^\/api\/buyers\/quandong-1\/shortlists\/[\w-]+\/items\/[\w-]+$/
const path = `/buying/shortlists?list=${id}`
const itemNamed = (name: string) => page.getByRole('listitem', { name })

beforeEach(() => {
  network.answer('GET', /^\/api\/buyers$/, { json: { results: [buyer], invitations: [] } })
  network.answer('GET', lists, {
    json: { results: [{ id, version: 1, name: 'Cotton', counts, has: null }] },
  })
  network.answer('GET', oneList, { json: list([wattle, gone]) })
  network.answer('POST', /\/assess$/, { json: { objectives: [], results: [] } })
})

test('DSC-4 the lists of a team, and one with what is public and what is gone', async () => {
  await openAsDemo('/buying/shortlists')
  await expect.element(page.getByText('2 suppliers')).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await page.getByRole('link', { name: 'Cotton' }).click()
  await expect.element(page.getByRole('heading', { name: 'Cotton', level: 1 })).toBeVisible()
  await expect
    .element(
      itemNamed('Wattle').getByText('checked against its document, valid until 1 January 2070'),
    )
    .toBeVisible()
  await expect.element(itemNamed('Loom').getByText(/^Not public any more/)).toBeVisible()
  await expect.element(itemNamed('Loom').getByText(/^Bo Ferris, /)).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await narrow()
  expectNoSidewaysScroll()
})

test('DSC-4 of two notes the user sees both and chooses, and both can stay', async () => {
  await openAsDemo(path)
  await itemNamed('Wattle').getByRole('button', { name: 'Add a note on Wattle' }).click()
  await page.getByRole('textbox', { name: 'Note on Wattle' }).fill('Mine.')
  const author = { name: 'Bo Ferris', isSelf: false }
  network.answer('GET', oneList, {
    json: list([{ ...wattle, version: 2, note: 'Theirs.', author }, gone]),
  })
  const changed = { code: 'record-changed', message: 'Somebody else has changed it.' }
  network.answer('PATCH', oneItem, { status: 412, json: changed })
  await page.getByRole('button', { name: 'Save the note' }).click()
  const own = itemNamed('Wattle')
  await expect.element(own.getByText('Somebody else has changed this meanwhile')).toBeVisible()
  await expect.element(own.getByText('Saved now, by Bo Ferris')).toBeVisible()
  await expect.element(own.getByText('Theirs.')).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  const both = 'Theirs.\n\nMine.'
  network.answer('PATCH', oneItem, { json: { data: { ...wattle, version: 3, note: both } } })
  await own.getByRole('button', { name: 'Keep both notes' }).click()
  await expect
    .element(own.getByText('Somebody else has changed this meanwhile'))
    .not.toBeInTheDocument()
  // It is chosen before it is sent.
  await expect.poll(() => network.sent('PATCH').at(-1)?.body).toEqual({ version: 2, note: both })
  await expect.element(own.getByText(/^Kept on this device/)).not.toBeInTheDocument()
})

test('DSC-4 what was noted without a network is kept, and sent when there is one again', async () => {
  await openAsDemo(path)
  const own = itemNamed('Wattle')
  await expect.element(own.getByRole('combobox')).toBeVisible()
  network.setOffline(true)
  await own.getByRole('combobox').selectOptions('In contact')
  await expect.element(own.getByText(/^Kept on this device/)).toBeVisible()
  await expect.element(own.getByRole('combobox')).toHaveValue('in-contact')
  const saved = { ...wattle, version: 2, status: 'in-contact' as const }
  network.answer('PATCH', oneItem, { json: { data: saved } })
  network.setOffline(false)
  await expect.element(own.getByText(/^Kept on this device/)).not.toBeInTheDocument()
})

test('DSC-4 two to four are compared, and a viewer changes nothing', async () => {
  const viewer = { ...buyer, role: 'VIEWER' }
  network.answer('GET', /^\/api\/buyers$/, { json: { results: [viewer], invitations: [] } })
  const five = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir'].map((name) => itemOf(name))
  network.answer('GET', oneList, { json: list(five) })
  await openAsDemo(path)
  await page.getByRole('checkbox', { name: 'Compare Ash' }).click()
  await expect.element(page.getByText(/^1 chosen\./)).toBeVisible()
  for (const name of ['Birch', 'Cedar', 'Elm'])
    await page.getByRole('checkbox', { name: `Compare ${name}` }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Compare Fir' })).toBeDisabled()
  await expect
    .element(page.getByRole('link', { name: 'Compare side by side' }))
    .toHaveAttribute('href', '/discover/compare?suppliers=ash,birch,cedar,elm')
  await expect.element(page.getByRole('button', { name: /note/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /Delete/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox', { name: /^Status/ })).not.toBeInTheDocument()
})

test('DSC-4 the name of a new list outlasts a reload, until it is thrown away', async () => {
  const name = page.getByRole('textbox', { name: 'Name of the list' })
  const begin = page.getByRole('button', { name: 'New shortlist' })
  await openAsDemo('/buying/shortlists')
  await begin.click()
  await name.fill('Packaging 2027')
  await closePortal()
  await openAsDemo('/buying/shortlists')
  await begin.click()
  await expect.element(name).toHaveValue('Packaging 2027')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await begin.click()
  await expect.element(name).toHaveValue('')
})

test('DSC-4 a supplier that does not come onto a list that was just begun is told', async () => {
  const made = { id, version: 1, name: 'Wool', counts, has: false }
  network.answer('GET', lists, { json: { results: [] } })
  network.answer('POST', lists, { json: { data: made } })
  const full = { code: 'too-many-shortlist-items', message: 'This list is full.' }
  network.answer('PUT', /\/shortlists\/[\w-]+\/suppliers\/[\w-]+$/, { status: 422, json: full })
  await openAsDemo('/organization/coolabah-office-supplies')
  await page.getByRole('button', { name: 'Add to a shortlist' }).click()
  await page.getByLabelText('Name of the list').fill('Wool')
  await page.getByRole('button', { name: 'Create and add' }).click()
  await expect.element(page.getByText('This list is full.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Wool' })).toBeVisible()
  await expect.element(page.getByLabelText('Name of a new list')).toHaveValue('')
})
