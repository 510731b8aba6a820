import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storageNameOf } from '#src/lib/local-area.ts'
import { waterQuestionnaire } from '#src/contract/operate/water-questionnaire.fixture.ts'
import { moduleOf, modulesInMemoryOf, questionnairesInMemory } from './support/modules-in-memory.ts'
import { network } from './support/network.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import { expectAccessible, expectCount, expectNoSidewaysScroll, narrow } from './support/screen.ts'

/** The console of an editor. */
function modulesDesk(memory = modulesInMemoryOf([moduleOf('a'), moduleOf('b', 'acme')])) {
  const { data } = consoleDesk(0)
  data.self = async () => ({ grants: [{ role: 'editor', brandId: null }], needs: null })
  data.modules = memory.calls
  data.questionnaires = questionnairesInMemory([waterQuestionnaire()]).calls
  data.attributes = async () => [
    {
      ...{ id: 'module-human-rights', name: 'Human rights module', category: 'OTHER' },
      ...{ isSelfReportable: false },
    },
  ]
  return { desk: { data }, memory }
}

const main = page.getByRole('main')
const rows = main.getByRole('listitem')
const popup = page.getByRole('dialog')
const save = page.getByRole('button', { name: 'Save', exact: true })
const caption = page.getByLabelText('Topic, English', { exact: true })

test('OPR-5 modules are put in order by keyboard, and the server is told each place', async () => {
  const { desk, memory } = modulesDesk()
  await openConsole(desk, '/operate/modules')
  await expectCount(rows, 2)
  await expectAccessible(main)
  await page.getByRole('button', { name: 'Move down: Module a' }).click()
  await expect.poll(() => memory.moves).toEqual([['a', 'b']])
  await narrow()
  expectNoSidewaysScroll()
})

test('OPR-5 a module is changed beside the card that suppliers see', async () => {
  const { desk, memory } = modulesDesk()
  await openConsole(desk, '/operate/modules/b')
  await expect.element(caption).toBeVisible()
  await expectAccessible(main)
  await caption.fill('Rain')
  const card = page.getByRole('region', { name: 'As suppliers see it' })
  await expect.element(card.getByRole('paragraph').getByText('Rain', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Earn tag')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Human rights module' }).click()
  await page.getByRole('button', { name: 'Add a tag' }).click()
  await page.getByLabelText('Tag 2, English', { exact: true }).fill('New')
  await save.click()
  await expect.element(page.getByRole('link', { name: 'Edit: Rain' })).toBeVisible()
  expect(memory.content('b')).toMatchObject({
    ...{ caption: 'Rain', tags: ['Earn tag', 'New'], attributeIds: [] },
    questionnaire: '/questionnaires/water',
  })
})

test('OPR-5 the questionnaire is one of the portal, an address, or coming soon', async () => {
  const { desk, memory } = modulesDesk()
  await openConsole(desk, '/operate/modules/a')
  const choice = page.getByLabelText('Questionnaire', { exact: true })
  await expect.element(choice).toHaveValue('/questionnaires/water')
  await choice.selectOptions('At an address')
  const address = page.getByLabelText('Address of the questionnaire')
  await save.click()
  await expect.element(address).toHaveFocus()
  await expect.element(address).toHaveAccessibleDescription(/Give the address, or choose ‘Coming/)
  expect(memory.content('a')).toMatchObject({ questionnaire: '/questionnaires/water' })
  await address.fill('https://form.example/to/x')
  await expect.element(page.getByRole('link', { name: /^Start/ })).toBeVisible()
  await choice.selectOptions('Coming soon')
  await expect.element(page.getByRole('button', { name: /^Coming soon/ })).toBeVisible()
  await save.click()
  await expect.element(page.getByRole('link', { name: 'Edit: Module a' })).toBeVisible()
  expect(memory.content('a')).toMatchObject({ questionnaire: '' })
})

test('OPR-5 its questionnaire is walked through as suppliers do it, and nothing is stored or sent', async () => {
  const { desk, memory } = modulesDesk()
  await openConsole(desk, '/operate/modules/a')
  await expect.element(caption).toBeVisible()
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect.element(popup.getByText('Human rights module')).toBeVisible()
  await expectAccessible(popup)
  const before = network.sent().length
  await popup.getByRole('button', { name: 'Start', exact: true }).click()
  await popup.getByRole('radio', { name: 'Yes' }).click()
  await userEvent.keyboard('{Enter}')
  await popup.getByRole('checkbox', { name: 'Taps that close' }).click()
  await popup.getByRole('button', { name: 'Review answers' }).click()
  await popup.getByRole('button', { name: 'Send answers' }).click()
  await expect.element(popup.getByRole('heading', { name: 'You passed' })).toBeVisible()
  await expect.element(popup.getByText('83%')).toBeVisible()
  await popup.getByRole('button', { name: 'Done' }).click()
  await expect.element(popup).not.toBeInTheDocument()
  // The form that the preview lies over was not sent with it.
  await expect.element(caption).toBeVisible()
  expect(memory.content('a')).toEqual(moduleOf('a'))
  expect(network.sent().length).toBe(before)
  expect(localStorage.getItem(storageNameOf('unsent.questionnaires'))).toBeNull()
})
