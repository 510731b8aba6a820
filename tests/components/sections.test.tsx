import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountNavigation, openNavigation } from './support/navigation.ts'
import { expectTexts, windows, expectShown } from './support/screen.ts'
import { openAsDemo } from './support/supplier.ts'

const northwind = '/organisation?organisation=northwind-packaging'
/** Name in the navigation and id of every section. */
const sections = [
  ['Benefits', 'benefits'],
  ['Modules', 'modules'],
  ['Pathways', 'recommendations'],
  ['Invoice Finance', 'invoice'],
  ['Profile', 'profile'],
] as const
type SectionId = (typeof sections)[number][1]

const panel = (id: SectionId) => page.getByCss(`[data-section=${id}]`)
const description = page.getByLabelText('Description')

async function choose(name: string): Promise<void> {
  const navigation = await openNavigation()
  await navigation.getByRole('link', { name, exact: true }).click()
}

const screens = [
  ['a desk', windows.desk],
  ['a phone', windows.phone],
  ['a phone that lies', windows.lyingPhone],
] as const

/** The sections that are in sight. */
const shown = () =>
  page
    .getByCss('[data-section]')
    .elements()
    .filter((one) => one.checkVisibility())
    .map((one) => (one as HTMLElement).dataset['section'])

/** Expects a section to be the only one, to have the focus and to begin 70 px below the edge. */
async function expectArrived(id: SectionId): Promise<void> {
  await expect.poll(shown).toEqual([id])
  await expect.element(panel(id)).toHaveFocus()
  await expectOffset(`[data-section=${id}]`)
}

/** 70 px; lines above it that get their typeface later move it by less than they are high. */
async function expectOffset(selector: string): Promise<void> {
  const top = () => page.getByCss(selector).element().getBoundingClientRect().top
  await expect.poll(() => Math.abs(top() - 70), { message: selector }).toBeLessThan(4)
}

test.each(screens)(
  'MNG-3 on %s: each section is shown alone, 70 px below the edge, with the focus and in the address',
  async (_name, size) => {
    await page.viewport(...size)
    await openAsDemo(northwind)
    await expect.element(panel('profile')).toBeVisible()
    expect(window.scrollY, 'the page opens at its top').toBe(0)
    for (const [name, id] of sections) {
      await choose(name)
      await expectArrived(id)
      const { pathname, search } = window.location
      expect(pathname + search).toBe(id === 'profile' ? northwind : `${northwind}&section=${id}`)
      await openNavigation()
      await expectTexts(accountNavigation.getByCss('[aria-current=page]'), [name])
      await userEvent.keyboard('{Escape}')
    }
  },
)

test('MNG-1 the breadcrumb and the title of the tab name the section', async () => {
  await openAsDemo(northwind)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  for (const [name, id] of sections) {
    await choose(name)
    await expectTexts(crumbs, ['Home', name])
    await expect.element(crumbs.last()).toHaveAttribute('aria-current', 'page')
    const title = id === 'profile' ? /^My organization/ : new RegExp(`^${name}`)
    await expect.poll(() => document.title).toMatch(title)
  }
})

test.each(screens)(
  'MNG-3 on %s: choosing the section that is shown brings it back into sight',
  async (_name, size) => {
    await page.viewport(...size)
    await openAsDemo(northwind)
    await choose('Profile')
    window.scrollTo({ top: document.body.scrollHeight })
    expect(window.scrollY).toBeGreaterThan(1000)
    await choose('Profile')
    await expectArrived('profile')
  },
)

test('MNG-3 a part of the profile is reached by its link, and hidden with its section', async () => {
  await openAsDemo(northwind)
  const part = page.getByCss('#locations')
  await choose('Locations')
  await expect.element(part).toHaveFocus()
  await expectOffset('#locations')
  await choose('Benefits')
  await expectArrived('benefits')
  expect(part.query()?.checkVisibility()).not.toBe(true)
})

test('MNG-3 unsaved typing survives a visit to another section, and nothing is asked', async () => {
  await openAsDemo(northwind)
  await description.fill('Typed and not saved.')
  await choose('Modules')
  await expectArrived('modules')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await choose('Profile')
  await expectArrived('profile')
  await expect.element(description).toHaveValue('Typed and not saved.')
  await expectShown('You have unsaved changes.')
})
