import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Objective } from '#src/contract/buyers/objective.ts'
import { network } from './support/network.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectTexts,
  focusOn,
  narrow,
} from './support/screen.ts'
import { openAsDemo } from './support/supplier.ts'

const buyer = { type: 'BUYER', slug: 'quandong-1', name: 'Quandong', version: 1, role: 'EDITOR' }
const climate: Objective = {
  ...{ id: '00000000-0000-4000-8000-000000000001', version: 1, name: 'Climate', why: '' },
  ...{ needed: null, parts: [{ kind: 'sdg', values: [{ id: '13', name: 'Climate Action' }] }] },
}
const water: Objective = {
  ...{ ...climate, id: '00000000-0000-4000-8000-000000000002', name: 'Water' },
  parts: [{ kind: 'sdg', values: [{ id: '6', name: 'Clean Water and Sanitation' }] }],
}
const lists = /^\/api\/buyers\/quandong-1\/objectives$/
const one = /^\/api\/buyers\/quandong-1\/objectives\/[\w-]+(?:\/\d+)?$/

beforeEach(() => {
  network.answer('GET', /^\/api\/buyers$/, { json: { results: [buyer], invitations: [] } })
  network.answer('GET', lists, { json: { results: [climate] } })
})

test('DSC-3 who belongs to no buyer is welcomed, and a name that is missing is asked for', async () => {
  network.answer('GET', /^\/api\/buyers$/, { json: { results: [], invitations: [] } })
  await openAsDemo('/buying')
  await page.getByRole('button', { name: 'Start buying' }).click()
  await expect.element(page.getByText('Enter the name of your organisation.')).toBeVisible()
  await expect.element(page.getByLabelText('Name of your organisation')).toHaveFocus()
  await expectAccessible(page.getByRole('main'))
  await narrow()
  expectNoSidewaysScroll()
})

test('DSC-3 an objective that somebody else has changed is told, and what was typed stays', async () => {
  await openAsDemo('/buying')
  await page.getByRole('button', { name: 'Edit Climate' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mine')
  network.answer('GET', lists, { json: { results: [{ ...climate, version: 2, name: 'Theirs' }] } })
  const changed = { code: 'record-changed', message: 'Somebody else has changed it.' }
  network.answer('PUT', one, { status: 412, json: changed })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/^It is now: Theirs\./)).toBeVisible()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect.element(name).toHaveValue('Mine')
  await expectAccessible(page.getByRole('main'))
})

test('DSC-3 A11Y-1 on a narrow screen the navigation shows whole what is open and what the keyboard comes to', async () => {
  await narrow()
  await openAsDemo('/buying/members')
  const nav = page.getByRole('navigation', { name: 'Quandong' })
  const isWhole = (name: string) => () => {
    const { left, right } = nav.element().getBoundingClientRect()
    const entry = nav.getByRole('link', { name }).element().getBoundingClientRect()
    return entry.left >= left - 1 && entry.right <= right + 1
  }
  await expect.element(nav.getByRole('link', { name: 'Team' })).toBeVisible()
  await expect.poll(isWhole('Team')).toBe(true)
  await focusOn(nav.getByRole('link', { name: 'Team' }))
  for (const name of ['Requests', 'Check vendors', 'Searches', 'Shortlists', 'Objectives']) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(nav.getByRole('link', { name })).toHaveFocus()
    await expect.poll(isWhole(name), { message: name }).toBe(true)
  }
})

test('DSC-3 an objective that is removed is put back where it stood', async () => {
  network.answer('GET', lists, { json: { results: [climate, water] } })
  await openAsDemo('/buying')
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  await expectTexts(names, ['Climate', 'Water'])
  network.answer('DELETE', one, () => new Response(null, { status: 204 }))
  await page.getByRole('button', { name: 'Remove Climate' }).click()
  await expectTexts(names, ['Water'])
  await expect.element(page.getByRole('main')).toHaveFocus()
  const back = { ...climate, id: '00000000-0000-4000-8000-000000000003' }
  network.answer('POST', lists, { json: { data: back } })
  network.answer('GET', lists, { json: { results: [back, water] } })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectTexts(names, ['Climate', 'Water'])
  expect(network.sent('POST').at(-1)?.body).toMatchObject({
    content: { name: 'Climate', needed: null, parts: [{ kind: 'sdg', values: ['13'] }] },
    after: null,
  })
})

test('DSC-3 objectives are put in another order, and where one is now is said', async () => {
  network.answer('GET', lists, { json: { results: [climate, water] } })
  network.answer('POST', /\/place$/, { json: { results: [water, climate] } })
  await openAsDemo('/buying')
  await page.getByRole('button', { name: 'Move Climate down' }).click()
  await expectTexts(page.getByRole('main').getByRole('heading', { level: 2 }), ['Water', 'Climate'])
  await expect.element(page.getByText('Climate is at place 2 now.')).toBeInTheDocument()
})
