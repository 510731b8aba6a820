import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { network } from './support/network.ts'
import { closePortal } from './support/open-portal.tsx'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  narrow,
} from './support/screen.ts'
import { openAsDemo } from './support/supplier.ts'

const path = '/organisation/requests?organisation=northwind-packaging'
const list = /^\/api\/organisation\/northwind-packaging\/requests$/
const ids = [1, 2, 3].map((at) => `00000000-0000-4000-8000-00000000000${at}`)
const open = { outcome: null, text: '', answeredAt: null, files: [] }
const request = {
  ...{ id: '00000000-0000-4000-8000-0000000000aa', version: 1, purpose: 'Our report.' },
  ...{ dueOn: '2099-01-31', sentAt: '2026-01-01T10:00:00.000Z', state: 'open' },
  ...{ buyer: { name: 'Quandong' }, mayDeclineBeyond: true, isRefused: false },
  items: [
    {
      ...{ ...open, id: ids[0], kind: 'credential', value: 'toitu-carbonreduce' },
      ...{ name: 'Toitū carbonreduce', isBeyond: true },
    },
    {
      ...{ ...open, id: ids[1], kind: 'disclosure', value: 'B3' },
      ...{ name: 'B3 · Energy', isBeyond: false },
    },
    {
      ...{ ...open, id: ids[2], kind: 'question', value: 'Which share?' },
      ...{ name: 'Which share?', isBeyond: true },
    },
  ],
}
const answerTo = (name: string) => page.getByRole('radiogroup', { name: `Your answer to ${name}` })
const words = page.getByRole('textbox', { name: 'Words to B3 · Energy (optional)' })
const send = page.getByRole('button', { name: 'Send the answers' })
const shows = (...results: object[]) =>
  network.answer('GET', list, { json: { results, next: null } })

beforeEach(() => shows(request))

test('DSC-6 what is typed outlasts a reload and a network that fails, and is sent', async () => {
  await openAsDemo(path)
  await expect.element(page.getByText('Your profile says', { exact: true })).toBeVisible()
  await answerTo('Toitū carbonreduce').getByText('The profile says it').click()
  await answerTo('B3 · Energy').getByText('Words or documents').click()
  await send.click()
  await expect.element(page.getByText('Write something, or add a document.')).toBeVisible()
  await expect.element(words).toHaveFocus()
  await words.fill('40 MWh.')
  await closePortal()
  await openAsDemo(path)
  await expect.element(words).toHaveValue('40 MWh.')
  network.setOffline(true)
  await expect.element(page.getByText(/^No network\. What you type stays/)).toBeVisible()
  await send.click()
  await expect.element(page.getByRole('alert').getByText(/./).first()).toBeVisible()
  await expect.element(words).toHaveValue('40 MWh.')
  network.setOffline(false)
  const [first, second, third] = request.items
  const answered = {
    ...{ ...request, version: 2 },
    items: [
      { ...first, outcome: 'profile' },
      { ...second, outcome: 'given', text: '40 MWh.' },
      third,
    ],
  }
  network.answer('POST', /\/answers$/, { json: { data: answered } })
  await send.click()
  await expect.element(page.getByText(/^Your answer Answered\.$/)).toBeVisible()
  expect(network.sent('POST').at(-1)?.body).toEqual({
    version: 1,
    answers: [
      { item: ids[0], outcome: 'profile', text: '' },
      { item: ids[1], outcome: 'given', text: '40 MWh.' },
    ],
  })
  await expect.element(page.getByRole('button', { name: /^Change the answer to B3/ })).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await narrow()
  expectNoSidewaysScroll()
  expectLargeTargets()
})

test('DSC-6 a request that somebody else has answered is shown anew, and what was typed stays', async () => {
  await openAsDemo(path)
  await answerTo('B3 · Energy').getByText('Words or documents').click()
  await words.fill('Mine.')
  const [first, second, third] = request.items
  const theirs = { ...second, outcome: 'given', text: 'Theirs.' }
  shows({ ...request, version: 2, items: [first, theirs, third] })
  network.answer('POST', /\/answers$/, {
    status: 412,
    json: { code: 'record-changed', message: 'Somebody else has changed it.' },
  })
  await send.click()
  await expect.element(page.getByText('This request has changed meanwhile')).toBeVisible()
  await expect.element(page.getByText('Theirs.')).toBeVisible()
  await expect.element(words).toHaveValue('Mine.')
  await page.getByRole('button', { name: 'Discard what I typed' }).click()
  await expect.element(words).not.toBeInTheDocument()
})

test('DSC-6 what goes beyond the standard is declined in one press, and a buyer is stopped', async () => {
  await openAsDemo(path)
  const decline = page.getByRole('button', { name: 'Decline what goes beyond the EU standard' })
  const declined = { ...request, version: 2 }
  network.answer('POST', /\/decline-beyond$/, {
    json: {
      data: {
        ...declined,
        items: request.items.map((one) => (one.isBeyond ? { ...one, outcome: 'declined' } : one)),
      },
    },
  })
  await decline.click()
  await expect.element(page.getByText('Declined.').first()).toBeVisible()
  await expect.element(decline).not.toBeInTheDocument()
  network.answer('PUT', /\/refusal$/, { json: { data: { ...request, isRefused: true } } })
  shows({ ...request, isRefused: true })
  await page.getByRole('button', { name: 'Take no more requests of this buyer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take no more' }).click()
  await expect
    .element(page.getByRole('main').getByText('You take no more requests of Quandong.'))
    .toBeVisible()
  const allow = page.getByRole('button', { name: 'Take requests of this buyer again' })
  await expect.element(allow).toBeVisible()
})

test('DSC-6 the navigation leads to requests where there are any, with how many wait', async () => {
  const counts = /\/requests\/counts$/
  network.answer('GET', counts, { json: { data: { all: 3, open: 2 } } })
  await openAsDemo('/organisation/members?organisation=northwind-packaging')
  const entry = page.getByRole('link', { name: 'Requests 2 wait for an answer' })
  await expect.element(entry).toBeVisible()
  shows()
  await entry.click()
  await expect.element(page.getByText('No requests')).toBeVisible()
})
