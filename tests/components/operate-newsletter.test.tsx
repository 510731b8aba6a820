import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProblemError } from '#src/contract/problem.ts'
import { newsletterInMemory, signUpOf } from './support/newsletter-in-memory.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import { expectAccessible, expectCount, expectNoSidewaysScroll, narrow } from './support/screen.ts'

const five = () => [1, 2, 3, 4, 5].map((number) => signUpOf(number))

/** The console of somebody of support, or of an editor. */
function newsletterDesk(
  memory = newsletterInMemory(five()),
  role: 'editor' | 'support' = 'editor',
) {
  const { data } = consoleDesk(0)
  data.self = async () => ({ grants: [{ role, brandId: null }], needs: null })
  data.newsletter = memory.newsletter
  return { desk: { data }, memory }
}
const main = page.getByRole('main')
const people = page.getByRole('table', { name: 'Signed up' })
const rows = people.getByRole('row')
const status = page.getByRole('status')

test('OPR-5 shows how many have signed up, and lists them page by page', async () => {
  const { desk } = newsletterDesk()
  await openConsole(desk, '/operate/newsletter')
  const counts = page.getByRole('table', { name: 'How many' })
  await expect.element(counts.getByRole('row', { name: 'Acme news 2 3' })).toBeVisible()
  await expect.element(counts.getByRole('row', { name: 'All 2 3' })).toBeVisible()
  await expectCount(rows, 4)
  await expect.element(rows.nth(1).getByText('Not yet')).toBeVisible()
  await expectAccessible(main)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expectCount(rows, 6)
  await expect.element(status.getByText('5 sign-ups are shown.')).toBeInTheDocument()
  await narrow()
  expectNoSidewaysScroll()
})

test('OPR-5 filters stand in the address, are taken by keyboard, and keep the focus', async () => {
  const { desk, memory } = newsletterDesk()
  await openConsole(desk, '/operate/newsletter?state=nonsense')
  await expectCount(rows, 4)
  expect(memory.asked).toEqual([{}])
  const state = page.getByLabelText('State', { exact: true })
  await state.selectOptions('Waiting')
  await expect.poll(() => window.location.search).toBe('?state=waiting')
  await expect.element(state).toHaveValue('waiting')
  await page.getByLabelText('Address begins with').fill('reader')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => window.location.search).toBe('?state=waiting&address=reader')
  await expect.element(page.getByLabelText('Address begins with')).toHaveFocus()
  await page.getByLabelText('Order', { exact: true }).selectOptions('By address')
  await expect
    .poll(() => memory.asked.at(-1))
    .toEqual({
      ...{ state: 'waiting', address: 'reader', order: 'address' },
    })
  await page.getByRole('link', { name: 'news', exact: true }).click()
  await expect.poll(() => window.location.search).toBe('?brand=acme&tag=news')
  await expect.element(page.getByLabelText('Address begins with')).toHaveValue('')
})

test('OPR-5 saves who has confirmed, and all only after a warning', async () => {
  const { desk, memory } = newsletterDesk()
  await openConsole(desk, '/operate/newsletter?tag=news&state=waiting')
  await page.getByRole('button', { name: 'Save who has confirmed' }).click()
  await expect.element(status.getByText('The file is saved.')).toBeInTheDocument()
  expect(memory.files).toEqual([{ tag: 'news', all: false }])
  await page.getByRole('button', { name: 'Save all' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/may never have asked for it/)).toBeVisible()
  await expectAccessible(dialog)
  await userEvent.keyboard('{Escape}')
  await expectCount(dialog, 0)
  expect(memory.files).toHaveLength(1)
  await page.getByRole('button', { name: 'Save all' }).click()
  await dialog.getByRole('button', { name: 'Save all' }).click()
  await expectCount(dialog, 0)
  expect(memory.files.at(-1)).toEqual({ tag: 'news', all: true })
})

test('OPR-5 removes an address after a question, by keyboard alone', async () => {
  const { desk, memory } = newsletterDesk()
  await openConsole(desk, '/operate/newsletter')
  const button = page.getByRole('button', { name: 'Remove reader2@reader.example' })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/for good/)).toBeVisible()
  await expectAccessible(dialog)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expectCount(dialog, 0)
  expect(memory.removed).toEqual([])
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const confirm = dialog.getByRole('button', { name: 'Remove the address' })
  await expect.element(confirm).toBeVisible()
  ;(confirm.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expectCount(dialog, 0)
  expect(memory.removed).toEqual(['reader2@reader.example'])
  await expectCount(rows, 3)
  await expect.element(status.getByText('reader2@reader.example is removed.')).toBeInTheDocument()
  // The button that was pressed is gone with its row.
  await expect.element(main).toHaveFocus()
  await expect.element(page.getByRole('row', { name: 'All 1 3' })).toBeVisible()
})

test('OPR-5 a removal that fails says why and can be tried again; one that somebody else made counts', async () => {
  const { desk, memory } = newsletterDesk()
  const failing = (code: string) => () =>
    Promise.reject(new ProblemError({ status: 503, code, message: 'Come back later.' }))
  desk.data.newsletter = { ...memory.newsletter, remove: failing('unavailable') }
  await openConsole(desk, '/operate/newsletter')
  await page.getByRole('button', { name: 'Remove reader1@reader.example' }).click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Remove the address' })
  await confirm.click()
  await expect.element(page.getByRole('dialog').getByText('Come back later.')).toBeVisible()
  desk.data.newsletter.remove = failing('not-signed-up')
  await confirm.click()
  await expectCount(page.getByRole('dialog'), 0)
  await expectCount(rows, 3)
})

test('OPR-1 support saves no file, and an empty list says that the portal sends no newsletters', async () => {
  const { desk } = newsletterDesk(newsletterInMemory([], false), 'support')
  await openConsole(desk, '/operate/newsletter')
  await expect.element(page.getByText('Nobody has signed up', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/a mail tool does that/)).toBeVisible()
  await expect.element(page.getByText(/^Editors save who has signed up/)).toBeVisible()
  await expectCount(page.getByRole('button', { name: /^Save/ }), 0)
  await expectAccessible(main)
})

test('LNG-4 the newsletter is read in Arabic, from right to left', async () => {
  const { desk } = newsletterDesk()
  await openConsole(desk, '/operate/newsletter', 'ar')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('النشرة الإخبارية')
  await expectCount(page.getByRole('button', { name: /^إزالة reader/ }), 3)
  await expectAccessible(main)
  await narrow()
  expectNoSidewaysScroll()
})
