import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { network } from './support/network.ts'
import { closePortal } from './support/open-portal.tsx'
import { expectAccessible, expectLargeTargets, narrow } from './support/screen.ts'
import { openAsDemo } from './support/supplier.ts'

const buyer = { type: 'BUYER', slug: 'quandong-1', name: 'Quandong', version: 1, role: 'ADMIN' }
const own = /^\/api\/buyers$/
const one = /^\/api\/buyers\/quandong-1$/
const team = '/buying/members?buyer=quandong-1'
const name = page.getByRole('textbox', { name: 'Name of your organisation' }).first()
const address = page.getByRole('textbox', { name: 'Email address' })

const belongsTo = (now: typeof buyer | null) =>
  network.answer('GET', own, { json: { results: now ? [now] : [], invitations: [] } })

/** Leaves the page and comes back to it, as a reload does. */
async function reopen(path: string): Promise<void> {
  await closePortal()
  await openAsDemo(path)
}

beforeEach(() => {
  belongsTo(buyer)
  network.answer('GET', /\/members$/, { json: { results: [] } })
})

test('DSC-3 the name of a new buyer outlasts a reload, and is gone once it is registered', async () => {
  belongsTo(null)
  await openAsDemo('/buying')
  await name.fill('Wattle Traders')
  await reopen('/buying')
  await expect.element(name).toHaveValue('Wattle Traders')
  network.answer('POST', own, { json: { data: { ...buyer, name: 'Wattle Traders' } } })
  await page.getByRole('button', { name: 'Start buying' }).click()
  await expect.poll(() => network.sent('POST').at(-1)?.body).toEqual({ name: 'Wattle Traders' })
  await reopen('/buying')
  await expect.element(name).toHaveValue('')
})

test('DSC-3 an invitation that was not sent outlasts a reload', async () => {
  await openAsDemo(team)
  await address.fill('vera@quandong.example')
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOptions('Viewer')
  await reopen(team)
  await expect.element(address).toHaveValue('vera@quandong.example')
  await expect
    .element(page.getByRole('combobox', { name: 'Role', exact: true }))
    .toHaveDisplayValue('Viewer')
  const invited = {
    ...{ id: '00000000-0000-4000-8000-000000000009', firstName: '', lastName: '', isSelf: false },
    ...{ email: 'vera@quandong.example', role: 'VIEWER', whenAccepted: null },
  }
  network.answer('POST', /\/members$/, { json: { data: invited } })
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect.element(page.getByText('Invited, not answered yet')).toBeVisible()
  await expect.element(address).toHaveValue('')
  await reopen(team)
  await expect.element(address).toHaveValue('')
})

test('DSC-3 a name that somebody else has changed is told before it is replaced', async () => {
  await openAsDemo(team)
  await name.fill('Quandong & Sons')
  await reopen(team)
  await expect.element(name).toHaveValue('Quandong & Sons')
  await expect.element(name).toHaveAccessibleDescription(/^Not saved yet/)
  network.answer('PATCH', one, async (request) => {
    const { version } = (await request.clone().json()) as { version: number }
    const changed = { code: 'record-changed', message: 'Somebody else has changed it.' }
    if (version === 1) return Response.json(changed, { status: 412 })
    return Response.json({ data: { ...buyer, name: 'Quandong & Sons', version: 3 } })
  })
  network.answer('GET', one, { json: { data: { ...buyer, name: 'Quandong Group', version: 2 } } })
  const rename = page.getByRole('button', { name: 'Rename' })
  await rename.click()
  await expect.element(page.getByText(/^It is now: Quandong Group\./)).toBeVisible()
  await expect.element(name).toHaveValue('Quandong & Sons')
  await narrow()
  await expectAccessible(page.getByRole('main'))
  expectLargeTargets()
  belongsTo({ ...buyer, name: 'Quandong & Sons', version: 3 })
  await rename.click()
  await expect.element(page.getByText('It is called Quandong & Sons now.')).toBeInTheDocument()
  await expect.element(page.getByText(/^It is now:/)).not.toBeInTheDocument()
  await reopen(team)
  await expect.element(name).toHaveValue('Quandong & Sons')
  await expect.element(name).not.toHaveAccessibleDescription(/^Not saved yet/)
})
