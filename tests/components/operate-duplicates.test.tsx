import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waitForAnimations } from '../fixtures/axe-rules.ts'
import { heading } from './support/console-screen.ts'
import { type DuplicatesInMemory, duplicatesInMemory } from './support/duplicates-in-memory.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import {
  expectAccessible,
  expectCount,
  expectLargeTargets,
  expectNoSidewaysScroll,
  narrow,
} from './support/screen.ts'

const rows = page.getByRole('region', { name: 'Registered twice?' }).getByRole('listitem')
const expectOpen = (number: number) =>
  expect.element(heading(`Rope ${number} and Rope ${number} Ltd`)).toBeVisible()
const forGood = page.getByRole('button', { name: 'Make them one for good' })

async function openDuplicates(query = '', count = 4): Promise<DuplicatesInMemory> {
  const memory = duplicatesInMemory(count)
  const { data } = consoleDesk(0)
  const self = async () => ({ grants: [{ role: 'support', brandId: null } as const], needs: null })
  const undo = async (id: string) => {
    memory.dismissals.splice(
      memory.dismissals.findIndex(({ slug }) => slug === id),
      1,
    )
  }
  const desk = { ...data, self, undo, duplicates: memory.duplicates }
  await openConsole({ data: desk }, `/operate/duplicates${query}`)
  return memory
}

test('OPR-3 two are told apart by keyboard alone, with a reason, and that can be undone', async () => {
  const { dismissals } = await openDuplicates()
  await expect.element(page.getByText('4 wait')).toBeVisible()
  await userEvent.keyboard('j')
  await expectOpen(0)
  await userEvent.keyboard('r{Enter}')
  await expect.element(page.getByText('Please choose why.')).toBeVisible()
  await userEvent.keyboard(' {Enter}')
  await expectOpen(1)
  expect(dismissals).toEqual([{ slug: 'rope-0', decision: { reason: 'group' } }])
  await userEvent.keyboard('u')
  await expectOpen(0)
  await expect.element(page.getByLabelText('Companies of one group')).toBeChecked()
  expect(dismissals).toEqual([])
  await page.getByLabelText('Another reason').click()
  await page.getByRole('button', { name: 'These are two' }).last().click()
  await expect.element(page.getByText('Please write why.')).toBeVisible()
  await expect.element(page.getByLabelText('In your own words')).toHaveFocus()
  await userEvent.keyboard('Sisters.')
  await page.getByRole('button', { name: 'These are two' }).last().click()
  await expectOpen(1)
  expect(dismissals).toEqual([{ slug: 'rope-0', decision: { reason: 'other', note: 'Sisters.' } }])
})

test('OPR-3 they become one after a choice, a look at what happens, and a question', async () => {
  const memory = await openDuplicates('?item=rope-0~rope-0-ltd')
  await expectOpen(0)
  await userEvent.keyboard('a{Enter}')
  await expect.element(page.getByText('Please choose which one stays.')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'Rope 0 Ltd' })).toBeChecked()
  await expect.element(page.getByText('/organization/rope-0', { exact: true })).toBeVisible()
  await expect.element(page.getByText('People: 2 move · 1 is there already')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Rope 0 becomes part of Rope 0 Ltd/)).toBeVisible()
  await expectAccessible()
  // A sign-in that is too old is said there, and the dialog stays.
  memory.isStale = true
  await forGood.click()
  await expect.element(page.getByRole('link', { name: 'Log in again' })).toBeVisible()
  memory.isStale = false
  await forGood.click()
  await expectOpen(1)
  expect(memory.mergers).toEqual([{ slug: 'rope-0', stays: 'rope-0-ltd' }])
  await expectCount(rows, 3)
  // Nobody is offered to undo it.
  await expect.element(page.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
})

test('OPR-3 both are compared in words, with what was said of them before', async () => {
  await openDuplicates('?item=rope-0~rope-0-ltd')
  await expectOpen(0)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect.element(row('Website').getByText('The same')).toBeVisible()
  await expect.element(row('Address').getByText('Differs')).toBeVisible()
  await expect.element(row('Owners').getByText('The same')).not.toBeInTheDocument()
  await expect.element(page.getByText(/Bo Ng said on .* that these are two/)).toBeVisible()
  await expect.element(page.getByText('Two sisters.')).toBeVisible()
})

test('OPR-3 a pair of which one is gone says so, and an empty queue what comes there', async () => {
  const memory = await openDuplicates()
  // Before the list is there, a key has nowhere to go.
  await expect.element(rows.first()).toBeVisible()
  memory.gone.add('rope-0')
  await userEvent.keyboard('j')
  await expect.element(page.getByText('This does not wait')).toBeVisible()
  await openDuplicates('', 0)
  await expect.element(page.getByText('Nothing waits').first()).toBeVisible()
})

test('OPR-3 says that a pair did not become one because somebody was faster', async () => {
  const memory = await openDuplicates('?item=rope-0~rope-0-ltd')
  await expectOpen(0)
  await userEvent.keyboard('a{Enter} {Enter}')
  memory.gone.add('rope-0')
  await forGood.click()
  await expect.element(page.getByText('Not decided: Rope 0 and Rope 0 Ltd')).toBeVisible()
  await expect.element(page.getByText('This does not wait')).toBeVisible()
  expect(memory.mergers).toEqual([])
})

test('OPR-3 the address says which pairs are shown', async () => {
  await openDuplicates('?reason=name')
  await expectCount(rows, 2)
  await page.getByLabelText('Brand').selectOptions('Brand one')
  expect(window.location.search).toBe('?reason=name&brand=one')
  await page.getByLabelText('What is the same').selectOptions('All')
  await expectCount(rows, 4)
})

test.each([
  ['wide', () => undefined],
  ['narrow', narrow],
])('OPR-3 A11Y-1 a pair can be decided on a %s screen, and read by everybody', async (_, size) => {
  await size()
  await openDuplicates('?item=rope-1~rope-1-ltd')
  await expectOpen(1)
  await expectAccessible()
  expectLargeTargets()
  expectNoSidewaysScroll()
})

test('MOB-1 a long name is read whole in the question whether two become one', async () => {
  const { duplicates } = await openDuplicates()
  const { item } = duplicates
  duplicates.item = async (slug, other) => {
    const { suppliers, ...pair } = await item(slug, other)
    const [one, two] = suppliers
    return { ...pair, suppliers: [{ ...one, supplier: 'Rope'.repeat(25) }, two] }
  }
  await expect.element(rows.first()).toBeVisible()
  await userEvent.keyboard('j')
  await page.getByRole('radio', { name: 'Rope 0 Ltd' }).click()
  await page.getByRole('button', { name: 'Make them one' }).last().click()
  await expect.element(forGood).toBeVisible()
  // It grows while it opens, so its parts are measured once it has its size.
  await waitForAnimations()
  const dialog = page.getByRole('dialog').element()
  const { right } = dialog.getBoundingClientRect()
  for (const one of dialog.querySelectorAll('*'))
    expect(one.getBoundingClientRect().right, one.textContent).toBeLessThanOrEqual(right)
})
