import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { network } from './support/network.ts'
import { closePortal } from './support/open-portal.tsx'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  narrow,
} from './support/screen.ts'
import { openAsDemo } from './support/supplier.ts'

const buyer = { type: 'BUYER', slug: 'quandong-1', name: 'Quandong', version: 1, role: 'EDITOR' }
const requests = /^\/api\/buyers\/quandong-1\/requests$/
const form = '/buying/requests?buyer=quandong-1&supplier=northwind-packaging'
const item = (at: number, rest: object) => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${at}`, outcome: null, text: '', files: [] },
  ...{ answeredAt: null, isBeyond: true, ...rest },
})
const file = {
  ...{ id: '00000000-0000-4000-8000-0000000000aa', name: 'certificate.pdf', size: 2048 },
  ...{ type: 'application/pdf', sharedAt: '2026-11-01T10:00:00.000Z' },
}
const question = { kind: 'question', value: 'Which share?', name: 'Which share?' }
const sent = {
  ...{ id: '00000000-0000-4000-8000-000000000001', version: 2, purpose: 'Our report.' },
  ...{ dueOn: '2026-01-31', sentAt: '2026-01-01T10:00:00.000Z', state: 'open', sentBy: 'Ada Ng' },
  supplier: { slug: 'northwind-packaging', name: 'Northwind Packaging' },
  items: [
    item(1, { kind: 'credential', value: 'iso-14001', name: 'ISO 14001', outcome: 'profile' }),
    item(2, {
      ...{ kind: 'disclosure', value: 'B3', name: 'B3 · Energy', isBeyond: false },
      ...{ outcome: 'given', text: 'See the report.', files: [file] },
    }),
    item(3, question),
  ],
}

beforeEach(() => {
  network.answer('GET', /^\/api\/buyers$/, { json: { results: [buyer], invitations: [] } })
  network.answer('GET', requests, { json: { results: [], next: null } })
})

test('DSC-6 a request names what is missing, is kept on the device, and is sent', async () => {
  await openAsDemo(form)
  const send = page.getByRole('button', { name: 'Send the request' })
  await send.click()
  await expect.element(page.getByText('Say what you need it for.')).toBeVisible()
  await expect.element(page.getByText('Choose at least one thing.')).toBeVisible()
  const purpose = page.getByRole('textbox', { name: 'What you need it for' })
  await expect.element(purpose).toHaveFocus()
  await purpose.fill('Our report.')
  await page.getByText(/basic module/).click()
  await page.getByRole('checkbox', { name: /^B3 · Energy/ }).click()
  await page.getByRole('textbox', { name: 'A question of your own' }).fill('Which share?')
  const chosen = page.getByRole('list', { name: 'Chosen' }).getByRole('listitem')
  await expect.element(chosen.first().getByText('Within the EU voluntary standard')).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await narrow()
  expectNoSidewaysScroll()
  expectLargeTargets()
  await closePortal()
  await openAsDemo(form)
  await expect.element(purpose).toHaveValue('Our report.')
  network.answer('POST', requests, {
    status: 409,
    json: { code: 'request-open', message: 'A request to this supplier is still open.' },
  })
  await send.click()
  await expect.element(page.getByText(/still open/)).toBeVisible()
  await expect.element(purpose).toHaveValue('Our report.')
  network.answer('POST', requests, { status: 201, json: { data: sent } })
  await send.click()
  await expect.element(page.getByRole('heading', { name: 'Northwind Packaging' })).toBeVisible()
  expect(network.sent('POST').at(-1)?.body).toMatchObject({
    ...{ supplier: 'northwind-packaging', purpose: 'Our report.' },
    items: [
      { kind: 'disclosure', value: 'B3' },
      { kind: 'question', value: 'Which share?' },
    ],
  })
  await expect.element(purpose).not.toBeInTheDocument()
})

test('DSC-6 answers are shown with their documents, and a request is withdrawn after a question', async () => {
  network.answer('GET', requests, { json: { results: [sent], next: null } })
  await openAsDemo('/buying/requests?buyer=quandong-1')
  const main = page.getByRole('main')
  await expect.element(main.getByText(/^Overdue: an answer was asked for by/)).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Open the profile of Northwind Packaging' }))
    .toBeVisible()
  await expect.element(main.getByText('See the report.')).toBeVisible()
  await expect.element(main.getByText('Not answered yet')).toBeVisible()
  network.answer('GET', /\/shared-files\/[\w-]+$/, () => new Response(null, { status: 404 }))
  await main.getByRole('button', { name: 'Download certificate.pdf' }).click()
  await expect.element(main.getByRole('alert').getByText(/./)).toBeVisible()
  await expectAccessible(main)
  await narrow()
  expectNoSidewaysScroll()
  network.answer('POST', /\/withdrawal$/, {
    json: { data: { ...sent, version: 3, state: 'withdrawn' } },
  })
  await main.getByRole('button', { name: 'Withdraw the request to Northwind Packaging' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(main.getByText('Withdrawn', { exact: true })).toBeVisible()
  expect(network.sent('POST').at(-1)?.body).toEqual({ version: 2 })
})

test('DSC-6 older requests are shown when they are asked for; the focus stays where it was', async () => {
  const place = '0,2026-11-01T00:00:00.000Z,00000000-0000-4000-8000-000000000001'
  const older = { ...sent, id: '00000000-0000-4000-8000-000000000009', purpose: 'An older one.' }
  network.answer('GET', requests, ({ url }) => {
    const isFirst = !new URL(url).searchParams.has('after')
    return Response.json({ results: [isFirst ? sent : older], next: isFirst ? place : null })
  })
  await openAsDemo('/buying/requests?buyer=quandong-1')
  const main = page.getByRole('main')
  const more = main.getByRole('button', { name: 'Show older requests' })
  await expect.element(more).toBeVisible()
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('An older one.')).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
  expect(network.sent('GET').at(-1)?.path).toContain(`?after=${place}`)
  await expect.poll(() => main.element().contains(document.activeElement)).toBe(true)
})

test('DSC-6 whoever only looks at a buyer is offered no request, and without any the search', async () => {
  network.answer('GET', /^\/api\/buyers$/, {
    json: { results: [{ ...buyer, role: 'VIEWER' }], invitations: [] },
  })
  await openAsDemo(form)
  await expect.element(page.getByText(/^People who may edit can ask suppliers/)).toBeVisible()
  await closePortal()
  await openAsDemo('/buying/requests?buyer=quandong-1')
  await expect.element(page.getByText('Nothing asked for yet')).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Find suppliers' }).last())
    .toBeVisible()
})
