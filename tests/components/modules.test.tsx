import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listedModule } from '../fixtures/listed-module.ts'
import { recordEvents } from './support/events.ts'
import { card, cards, popup, startModules } from './support/modules.ts'
import { network } from './support/network.ts'
import {
  expectAccessible,
  expectCount,
  expectLargeTargets,
  expectNoSidewaysScroll,
  focusOn,
  narrow,
  sectionOf,
} from './support/screen.ts'

/** Lets the list of modules be this one, instead of the server's. */
const answerModules = (json: unknown, status = 200) =>
  network.answer('GET', /\/v1\/brands\/supplier-modules$/, { status, json })

const pressed = (events: ReturnType<typeof recordEvents>) =>
  events().filter(({ event }) => event === 'module_clicked')

test('LNG-4 MOD-1 texts of a module that are in another language say so', async () => {
  answerModules([
    { ...listedModule, caption: 'Wasser', languages: { title: 'en', tags: 'en' } },
    { ...listedModule, id: 'other', caption: 'Luft' },
  ])
  await startModules()
  const marked = (caption: string) =>
    [...card(caption).element().querySelectorAll('[lang="en"]')].map((one) => one.textContent)
  await expectCount(cards, 2)
  expect(marked('Wasser')).toEqual(['You measure it', 'Earn tag'])
  expect(marked('Luft')).toEqual([])
})

test('MOD-1 shows the modules as cards, with strong markup and nothing else', async () => {
  answerModules([
    { ...listedModule, title: 'You <strong>measure</strong> <em>and</em> <img src=x> cut' },
    { ...listedModule, id: 'other', caption: 'Other', icon_url: 'javascript:alert(1)' },
  ])
  await startModules()
  await expect
    .element(
      page.getByText(
        'Complete modules to demonstrate action and awareness of sustainability issues and earn tags for your business profile.',
      ),
    )
    .toBeVisible()
  const first = card('Carbon footprint')
  await expect
    .element(first.getByRole('heading'))
    .toHaveTextContent('You measure <em>and</em> <img src=x> cut')
  expect(first.element().querySelector('strong')?.textContent).toBe('measure')
  const icon = first.element().querySelector('img')
  await expect.element(icon).toHaveAttribute('src', '/modules/carbon-footprint.svg')
  await expect.element(icon).toHaveAttribute('alt', '')
  await expect.element(first.getByText('Earn tag')).toBeVisible()
  expect(card('Other').element().querySelector('img')).toBeNull()
  await expectAccessible(sectionOf('modules'))
  expectLargeTargets()
  expectNoSidewaysScroll()
  await narrow()
  expectNoSidewaysScroll()
})

test('MOD-1 a module without a questionnaire says that it is coming soon', async () => {
  const events = recordEvents()
  answerModules([listedModule])
  await startModules()
  const button = cards.getByRole('button', { name: /^Coming soon/ })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await focusOn(button)
  await expect.element(page.getByRole('tooltip')).toMatchTextContent(/coming soon/)
  await userEvent.keyboard('{Enter}')
  await expectCount(popup, 0)
  expect(pressed(events)).toEqual([])
})

test('MOD-1 a press is told to analytics and opens the questionnaire', async () => {
  const events = recordEvents()
  await startModules()
  await card('Human rights').click({ position: { x: 8, y: 8 } })
  await expect.element(popup).toBeVisible()
  await expect
    .poll(() => pressed(events))
    .toEqual([
      {
        event: 'module_clicked',
        props: { moduleId: 'human-rights', caption: 'Human rights' },
        category: 'General',
      },
    ])
})

test('MOD-1 SEC-1 a questionnaire elsewhere opens beside the portal and learns nothing of the person', async () => {
  answerModules([{ ...listedModule, questionnaire: 'https://survey.example/a?b=1' }])
  const { name, slug } = await startModules()
  const link = cards.getByRole('link', { name: /^Start/ })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('user_id='))
  const { searchParams } = new URL((link.element() as HTMLAnchorElement).href)
  expect(Object.fromEntries(searchParams)).toEqual({
    b: '1',
    organisation_name: name,
    organisation_slug: slug,
    user_id: expect.stringMatching(/.+/),
  })
})

const builtIn = [
  'Carbon footprint',
  'Circular economy',
  'Recycled content',
  'Human rights',
  'Supplier spend (Tier 2 disclosure)',
]

test.each([
  ['an empty response', [], 200],
  ['an invalid response', { modules: 'none' }, 200],
  ['entries that are no modules', [null, 7, 'x'], 200],
  ['a failed response', { message: 'Broken', code: 'broken' }, 500],
])('MOD-2 %s gives the five built-in modules', async (_name, answer, status) => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  answerModules(answer, status)
  await startModules()
  await expectCount(cards, 5)
  expect(logged.mock.calls.flat().map(String)).toContainEqual(
    expect.stringMatching(/built-in ones are shown/),
  )
  for (const caption of builtIn) {
    await expect.element(card(caption).getByText('Earn tag')).toBeVisible()
    await expect.element(card(caption).getByRole('button', { name: /^Start/ })).toBeVisible()
  }
  const icons = [...document.querySelectorAll<HTMLImageElement>('[data-section=modules] img')]
  expect(icons).toHaveLength(5)
  await expect.poll(() => icons.every(({ naturalWidth }) => naturalWidth > 0)).toBe(true)
})
