import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProblemError } from '#src/contract/problem.ts'
import type { QueuePage } from '#src/data/operate-data.ts'
import {
  addressOf,
  deskWithFiles,
  expectOpen,
  heading,
  heldAnswer,
  rows,
  send,
} from './support/console-screen.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import { expectAccessible, expectCount, narrow, painted } from './support/screen.ts'

const unavailable = () =>
  new ProblemError({ status: 503, code: 'unavailable', message: 'Come back later.' })
const tryAgain = page.getByRole('button', { name: 'Try again' })

test('OPR-2 reading on that fails is tried again when it is wanted, and not by itself', async () => {
  const desk = deskWithFiles(60)
  const { queue } = desk.data
  let failed = 0
  desk.data.queue = async (query) => {
    if (!query.after) return queue(query)
    failed += 1
    throw unavailable()
  }
  await openConsole(desk, addressOf(48))
  await expect.element(page.getByText('The rest could not be loaded')).toBeVisible()
  await expect.element(page.getByText('Come back later.')).toBeVisible()
  for (const [key, supplier] of [
    ['k', 'Supplier 47'],
    ['j', 'Supplier 48'],
    ['j', 'Supplier 49'],
  ] as const) {
    await userEvent.keyboard(key)
    await expectOpen(supplier)
  }
  await painted()
  expect(failed).toBe(1)
  await tryAgain.click()
  await expect.poll(() => failed).toBe(2)
  await expect.element(tryAgain).toBeVisible()
  desk.data.queue = queue
  window.dispatchEvent(new Event('online'))
  await expectCount(rows, 60)
  await expectCount(tryAgain, 0)
})

test('OPR-2 a failure belongs to the filters under which it came', async () => {
  const desk = consoleDesk(2)
  const { queue } = desk.data
  const { held, answer } = heldAnswer<QueuePage>()
  desk.data.queue = ({ kind }) => (kind ? held : Promise.reject(unavailable()))
  await openConsole(desk)
  await expect.element(page.getByText('What waits could not be loaded')).toBeVisible()
  await page.getByText('Filter').click()
  await page.getByLabelText('Kind').selectOptions('new')
  await expect.element(page.getByText('Loading what waits')).toBeInTheDocument()
  await expectCount(page.getByRole('alert'), 0)
  answer(await queue({}))
  await expectCount(rows, 2)
})

test('OPR-2 does not count down from a thousand, nor call a queue empty that is read on', async () => {
  const desk = deskWithFiles(51)
  const { queue } = desk.data
  const later = heldAnswer<QueuePage>()
  desk.data.queue = async (query) => {
    if (query.after) return later.held
    return { ...(await queue(query)), results: desk.rows.slice(0, 1), next: '1', total: 1_000 }
  }
  await openConsole(desk, addressOf(0))
  await send.click()
  await expect.element(page.getByText('1,000 or more wait')).toBeVisible()
  await expectCount(rows, 0)
  await expectCount(page.getByText('Nothing waits'), 0)
  later.answer({ results: desk.rows.slice(1), next: null, total: 1_000 })
  await expectCount(rows, 50)
})

test('OPR-2 waits for the catalogue, and does not take it for empty', async () => {
  const desk = deskWithFiles(1)
  const { credentials, countries } = desk.data
  desk.data.credentials = () => Promise.reject(unavailable())
  desk.data.countries = () => Promise.reject(unavailable())
  await openConsole(desk, addressOf(0))
  await expect.element(page.getByText('The catalogue could not be loaded')).toBeVisible()
  await expectCount(page.getByText('This credential has left the catalogue.'), 0)
  await expectCount(send, 0)
  desk.data.credentials = credentials
  await tryAgain.click()
  await expect.element(heading('ISO 14001')).toBeVisible()
  await page.getByText('Filter').click()
  await expect.element(page.getByText('The countries could not be loaded')).toBeVisible()
  desk.data.countries = countries
  await tryAgain.click()
  await page.getByLabelText('Country').selectOptions('AU')
  expect(window.location.search).toBe('?country=AU')
})

test('OPR-2 says that an address names nothing that waits, with the way back to the list', async () => {
  const desk = consoleDesk(1)
  desk.data.item = async () => {
    throw new ProblemError({
      status: 400,
      code: 'invalid',
      message: 'slug must be small letters, digits and dashes',
    })
  }
  await openConsole(desk, '/operate/credentials?kind=new&item=..%2F..%2Fx~y')
  const gone = page.getByRole('status').filter({ hasText: 'This does not wait' })
  await expect.element(gone).toBeVisible()
  await expectCount(page.getByText('slug must be small letters, digits and dashes'), 0)
  await expectAccessible(page.getByRole('main'))
  const back = { name: 'Back to the list' }
  await expect.element(gone.getByRole('link', back)).toBeVisible()
  await narrow()
  await page.getByRole('main').getByRole('link', back).click()
  await expectCount(rows, 1)
  expect(window.location.search).toBe('?kind=new')
})

test('OPR-2 says again that the verifier is at it when its tab is seen again', async () => {
  const desk = deskWithFiles(2)
  const lease = vi.spyOn(desk.data, 'lease')
  const endLease = vi.spyOn(desk.data, 'endLease')
  await openConsole(desk, addressOf(0))
  await expectOpen('Supplier 0')
  await expect.poll(() => lease.mock.calls.length).toBeGreaterThan(0)
  await painted()
  const before = lease.mock.calls.length
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => lease.mock.calls.length).toBe(before + 1)
  endLease.mockClear()
  await send.click()
  await expectOpen('Supplier 1')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => endLease.mock.calls).toEqual([['supplier-1', 'iso-14001']])
})

test('OPR-2 an item that was read ahead is drawn at the first look, and never a sign of waiting', async () => {
  const desk = deskWithFiles(3)
  const files: string[] = []
  const { file } = desk.data
  desk.data.file = (slug, id) => {
    files.push(id)
    return file(slug, id)
  }
  await openConsole(desk, addressOf(0))
  await expectOpen('Supplier 0')
  // Its file is asked for once an item is there.
  await expect.poll(() => files).toEqual(['supplier-0', 'supplier-1'])
  const drawn: (string | undefined)[] = []
  const observer = new MutationObserver(() =>
    drawn.push(document.querySelector('h1 + p')?.textContent),
  )
  observer.observe(document.body, { childList: true, subtree: true })
  await userEvent.keyboard('j')
  await expectOpen('Supplier 1')
  observer.disconnect()
  // What is below the first item may still be drawn when the key is pressed.
  const since = drawn.slice(drawn.findIndex((shown) => shown !== 'Supplier 0'))
  expect(new Set(since)).toEqual(new Set(['Supplier 1']))
})
