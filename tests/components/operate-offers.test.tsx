import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asksBeforeLeaving } from './support/console-screen.ts'
import { offerOf, offersInMemory } from './support/offers-in-memory.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import { expectAccessible, expectCount, expectNoSidewaysScroll, narrow } from './support/screen.ts'

const abc = () => [offerOf('a'), offerOf('b', 'acme'), offerOf('c')]

/** The console of an editor. */
function offersDesk(memory = offersInMemory(abc())) {
  const { data } = consoleDesk(0)
  data.self = async () => ({ grants: [{ role: 'editor', brandId: null }], needs: null })
  data.offers = memory.calls
  return { desk: { data }, memory }
}
const main = page.getByRole('main')
const rows = main.getByRole('listitem')
const status = page.getByRole('status')
const title = page.getByLabelText('Title, English', { exact: true })

test('OPR-5 offers are put in order by keyboard, and the server is told each place', async () => {
  const { desk, memory } = offersDesk()
  await openConsole(desk, '/operate/offers')
  await expectCount(rows, 3)
  await expectAccessible(main)
  await page.getByRole('button', { name: 'Move down: Offer a' }).click()
  await expect.poll(() => memory.moves).toEqual([['a', 'b']])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => memory.titles()).toEqual(['Offer b', 'Offer c', 'Offer a'])
  await expect.element(status.getByText('Offer a is now number 3 of 3')).toBeInTheDocument()
  await userEvent.keyboard('j')
  await narrow()
  expectNoSidewaysScroll()
  const help = page.getByRole('dialog', { name: 'Keyboard' })
  await userEvent.keyboard('?')
  await expect.element(help.getByText('Next one')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('link', { name: 'Edit: Offer b' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Offer b' })).toBeVisible()
  await page.getByRole('button', { name: 'Keyboard' }).click()
  await expect.element(help.getByText('Show these keys')).toBeVisible()
  await expect.element(help.getByText('Next one')).not.toBeInTheDocument()
})

test('OPR-5 those of every brand stand still for an editor of one, and are shown as they are', async () => {
  const { desk } = offersDesk(offersInMemory(abc(), false))
  await openConsole(desk, '/operate/offers')
  await expectCount(rows, 3)
  await expectCount(page.getByRole('button', { name: /^Move up/ }), 1)
  await page.getByRole('link', { name: 'View: Offer a' }).click()
  await expect.element(page.getByText(/^Every brand shows this/)).toBeVisible()
  await expect.element(page.getByRole('article', { name: 'Offer a' })).toBeVisible()
  await expectCount(page.getByRole('textbox'), 0)
})

test('OPR-5 what is typed is previewed, outlasts another screen, and is stored', async () => {
  const { desk, memory } = offersDesk()
  await openConsole(desk, '/operate/offers/b')
  await expect.element(title).toBeVisible()
  await expectAccessible(main)
  await title.fill('Better boxes')
  await expect.element(page.getByRole('article', { name: 'Better boxes' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the offers' }).click()
  await page.getByRole('link', { name: 'Edit: Offer b' }).click()
  await expect.element(title).toHaveValue('Better boxes')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByRole('link', { name: 'Edit: Better boxes' })).toBeVisible()
  expect(memory.titles()).toEqual(['Offer a', 'Better boxes', 'Offer c'])
})

test('OPR-5 a refusal stands at its field, and nothing typed is lost', async () => {
  const { desk } = offersDesk()
  await openConsole(desk, '/operate/offers/b')
  await page.getByLabelText('Reduction in percent').fill('many')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByLabelText('Reduction in percent')).toHaveFocus()
  await expect.element(page.getByText('Give a number from 0 to 100, or nothing.')).toBeVisible()
  await page.getByLabelText('Reduction in percent').fill('12')
  await title.fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(title).toHaveFocus()
  await expect.element(title).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText('Reduction in percent')).toHaveValue('12')
})

const tag = page.getByLabelText('Tag, English', { exact: true })
const save = page.getByRole('button', { name: 'Save', exact: true })

test('OPR-5 two who change an offer at two places do not meet', async () => {
  const { desk, memory } = offersDesk()
  await openConsole(desk, '/operate/offers/b')
  await title.fill('Mine')
  memory.change('b', { tag: 'Theirs' })
  await save.click()
  await expect.element(page.getByRole('link', { name: 'Edit: Mine' })).toBeVisible()
  expect(memory.content('b')).toMatchObject({ title: 'Mine', tag: 'Theirs' })
})

test('OPR-5 of two who change the same place the second chooses, and keeps the rest of both', async () => {
  const { desk, memory } = offersDesk()
  await openConsole(desk, '/operate/offers/b')
  await title.fill('Mine')
  await tag.fill('New')
  memory.change('b', { title: 'Theirs', offerPercentage: 20 })
  await save.click()
  await expect.element(page.getByText('Theirs', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Title (English)')).toBeVisible()
  await page.getByRole('button', { name: /^Take what is stored/ }).click()
  await expect.element(title).toHaveValue('Theirs')
  await expect.element(tag).toHaveValue('New')
  await expect.element(page.getByLabelText('Reduction in percent')).toHaveValue('20')
  await title.fill('Mine again')
  memory.change('b', { title: 'Theirs again' })
  await save.click()
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect.element(page.getByRole('link', { name: 'Edit: Mine again' })).toBeVisible()
  expect(memory.content('b')).toMatchObject({
    title: 'Mine again',
    tag: 'New',
    offerPercentage: 20,
  })
})

/** A title that is typed on while what was sent of it waits for its answer. */
async function typeWhileSaved() {
  const opened = offersDesk()
  const letGo = holdSaves(opened)
  await openConsole(opened.desk, '/operate/offers/b')
  await title.fill('Mine')
  await save.click()
  await title.fill('Mine, and more')
  return { memory: opened.memory, letGo }
}

/** Lets answers to saves wait until they are let go. */
function holdSaves({ desk, memory }: ReturnType<typeof offersDesk>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { change, create } = memory.calls
  desk.data.offers = {
    ...memory.calls,
    change: (...saved) => promise.then(() => change(...saved)),
    create: (...saved) => promise.then(() => create(...saved)),
  }
  return resolve
}

test('OPR-5 what is typed while the rest is stored stays, and goes on from that', async () => {
  const { memory, letGo } = await typeWhileSaved()
  letGo()
  await expect.element(status.getByText('Saved: Mine')).toBeInTheDocument()
  await expect.element(title).toHaveValue('Mine, and more')
  expect(memory.content('b')).toMatchObject({ title: 'Mine' })
  expect(asksBeforeLeaving()).toBe(true)
  await page.getByRole('button', { name: 'Discard my changes' }).click()
  await expect.element(title).toHaveValue('Mine')
  await title.fill('Mine again')
  await save.click()
  await expect.element(page.getByRole('link', { name: 'Edit: Mine again' })).toBeVisible()
  expect(asksBeforeLeaving()).toBe(false)
})

test('OPR-5 what is typed while somebody else’s change is put together is stored with it', async () => {
  const { memory, letGo } = await typeWhileSaved()
  memory.change('b', { discountCode: 'BOX12' })
  letGo()
  await expect.element(page.getByRole('link', { name: 'Edit: Mine, and more' })).toBeVisible()
  await expect.element(status.getByText('Saved: Mine, and more')).toBeInTheDocument()
  const stored = { title: 'Mine, and more', discountCode: 'BOX12' }
  expect(memory.content('b')).toMatchObject(stored)
})

test('OPR-5 what is typed while a new offer is added stays, at the address of that offer', async () => {
  const opened = offersDesk(offersInMemory([]))
  const letGo = holdSaves(opened)
  await openConsole(opened.desk, '/operate/offers/:new')
  await page.getByLabelText('Id').fill('new-one')
  await title.fill('Fresh')
  await save.click()
  await title.fill('Fresher')
  letGo()
  await expect.poll(() => location.pathname).toBe('/operate/offers/new-one')
  await expect.element(title).toHaveValue('Fresher')
  await save.click()
  await expect.element(page.getByRole('link', { name: 'Edit: Fresher' })).toBeVisible()
  expect(opened.memory.titles()).toEqual(['Fresher'])
  await page.getByRole('link', { name: 'Add an offer' }).click()
  await expect.element(title).toHaveValue('')
})

test('OPR-5 what is typed outlasts the offer itself, and saving adds it again', async () => {
  const { desk, memory } = offersDesk()
  await openConsole(desk, '/operate/offers/b')
  await title.fill('Mine')
  memory.takeAway('b')
  await save.click()
  await expect.element(page.getByText(/^This was taken away meanwhile/)).toBeVisible()
  await expect.element(title).toHaveValue('Mine')
  await save.click()
  await expect.element(page.getByRole('link', { name: 'Edit: Mine' })).toBeVisible()
  expect(memory.titles()).toEqual(['Offer a', 'Offer c', 'Mine'])
})

test('OPR-5 the browser asks before a page goes with what is typed, from each screen', async () => {
  const { desk } = offersDesk()
  await openConsole(desk, '/operate/offers/b')
  await expect.element(title).toBeVisible()
  expect(asksBeforeLeaving()).toBe(false)
  await title.fill('Mine')
  expect(asksBeforeLeaving()).toBe(true)
  await page.getByRole('link', { name: 'Back to the offers' }).click()
  await expectCount(rows, 3)
  expect(asksBeforeLeaving()).toBe(true)
  await page.getByRole('link', { name: 'Edit: Offer b' }).click()
  await page.getByRole('button', { name: 'Discard my changes' }).click()
  await expect.element(title).toHaveValue('Offer b')
  expect(asksBeforeLeaving()).toBe(false)
})

test('OPR-5 an offer is added at the end, and taken away after a question', async () => {
  const { desk, memory } = offersDesk(offersInMemory([]))
  await openConsole(desk, '/operate/offers')
  await expect.element(page.getByText('No offers yet')).toBeVisible()
  await page.getByRole('link', { name: 'Add an offer' }).click()
  await page.getByLabelText('Id').fill('new-one')
  await title.fill('Fresh')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Edit: Fresh' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('No offers yet')).toBeVisible()
  expect(memory.titles()).toEqual([])
})
