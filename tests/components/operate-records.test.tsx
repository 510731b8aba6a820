import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ProblemError } from '#src/contract/problem.ts'
import { asksBeforeLeaving } from './support/console-screen.ts'
import { offerOf, offersInMemory } from './support/offers-in-memory.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import { expectCount } from './support/screen.ts'

/** The console of an editor of three offers. */
function offersDesk() {
  const memory = offersInMemory([offerOf('a'), offerOf('b', 'acme'), offerOf('c')])
  const { data } = consoleDesk(0)
  data.self = async () => ({ grants: [{ role: 'editor', brandId: null }], needs: null })
  data.offers = memory.calls
  return { desk: { data }, memory }
}
const main = page.getByRole('main')
const popup = page.getByRole('dialog')
const title = page.getByLabelText('Title, English', { exact: true })
const save = page.getByRole('button', { name: 'Save', exact: true })
const remove = page.getByRole('button', { name: 'Remove', exact: true })

test('OPR-5 A11Y-1 the focus goes on where what had it went with a step', async () => {
  const { desk } = offersDesk()
  await openConsole(desk, '/operate/offers')
  await page.getByRole('link', { name: 'Edit: Offer b' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Offer b' })).toBeVisible()
  await expect.element(main).toHaveFocus()
  await title.fill('Mine')
  await page.getByRole('button', { name: 'Discard my changes' }).click()
  await expect.element(title).toHaveValue('Offer b')
  await expect.element(main).toHaveFocus()
  await title.fill('Mine')
  await save.click()
  await expect.element(page.getByRole('link', { name: 'Edit: Mine' })).toBeVisible()
  await expect.element(main).toHaveFocus()
})

test('OPR-5 A11Y-1 what stands above a long form is in sight once it is there', async () => {
  const { desk, memory } = offersDesk()
  await openConsole(desk, '/operate/offers/b')
  await title.fill('Mine')
  memory.change('b', { title: 'Theirs' })
  await save.click()
  const conflict = page.getByText('Somebody else has changed the same meanwhile')
  await expect.element(conflict).toBeInViewport()
  await expect.element(save).not.toHaveFocus()
  await page.getByRole('button', { name: /^Take what is stored/ }).click()
  await expect.element(conflict).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
  memory.takeAway('b')
  await title.fill('Mine')
  await save.click()
  await expect.element(page.getByText(/^This was taken away meanwhile/)).toBeInViewport()
})

test('OPR-5 one that was added, although the answer has got lost, is not refused the second time', async () => {
  const { desk, memory } = offersDesk()
  const { create } = memory.calls
  const lost = new ProblemError({ status: 0, code: 'no-answer', message: 'No connection.' })
  desk.data.offers = {
    ...memory.calls,
    create: async (content) => {
      await create(content)
      throw lost
    },
  }
  await openConsole(desk, '/operate/offers/:new')
  await page.getByLabelText('Id').fill('new-one')
  await title.fill('Fresh')
  await save.click()
  await expect.element(page.getByText('No connection.').first()).toBeVisible()
  desk.data.offers.create = create
  await save.click()
  await expect.element(page.getByRole('link', { name: 'Edit: Fresh' })).toBeVisible()
  expect(memory.titles()).toEqual(['Offer a', 'Offer b', 'Offer c', 'Fresh'])
  await page.getByRole('link', { name: 'Add an offer' }).click()
  await page.getByLabelText('Id').fill('new-one')
  await title.fill('Other')
  await save.click()
  await expect.element(page.getByLabelText('Id')).toHaveAttribute('aria-invalid', 'true')
  expect(memory.titles()).toContain('Fresh')
})

test('OPR-5 one that somebody else has changed is removed once that was seen', async () => {
  const { desk, memory } = offersDesk()
  await openConsole(desk, '/operate/offers/b')
  await expect.element(title).toHaveValue('Offer b')
  memory.change('b', { title: 'Theirs' })
  await remove.click()
  await popup.getByRole('button', { name: 'Remove' }).click()
  await expect.element(popup.getByText('record-changed')).toBeVisible()
  await popup.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(title).toHaveValue('Theirs')
  expect(asksBeforeLeaving()).toBe(false)
  await remove.click()
  await popup.getByRole('button', { name: 'Remove' }).click()
  await expectCount(main.getByRole('listitem'), 2)
  expect(memory.titles()).toEqual(['Offer a', 'Offer c'])
})

test('OPR-5 one that somebody else has removed is gone for whoever removes it, too', async () => {
  const { desk, memory } = offersDesk()
  await openConsole(desk, '/operate/offers/b')
  await expect.element(title).toBeVisible()
  memory.takeAway('b')
  await remove.click()
  await popup.getByRole('button', { name: 'Remove' }).click()
  await expectCount(main.getByRole('listitem'), 2)
})
