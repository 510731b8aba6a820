import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { clock } from './support/clock.ts'
import { openPortal } from './support/open-portal.tsx'
import { choose, fillMandatory, save } from './support/profile-form.ts'
import { expectCount, expectTexts, focusOn, windows } from './support/screen.ts'
import {
  createOrganisation,
  openAsDemo,
  startSavedSupplier,
  startSupplier,
} from './support/supplier.ts'

const locked = 'Complete your profile to unlock'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const name = page.getByLabelText('Organisation name')
const northwind = '/organisation?organisation=northwind-packaging'
const section = (id: string) => page.getByCss(`[data-section=${id}]`)
const switcher = page.getByLabelText('Switch between suppliers')
const dialog = page.getByRole('dialog')
const saved = 'Your profile is now saved!'
const banner = page.getByRole('status').filter({ hasText: saved })

const screens = [
  ['a desk', windows.desk],
  ['a phone', windows.phone],
  ['a phone that lies', windows.lyingPhone],
] as const

test('MNG-1 MNG-7 says where one is, who powers the portal, and why a profile is worth it', async () => {
  await openAsDemo('/organisation')
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expectTexts(breadcrumb.getByRole('listitem'), ['Home', 'Profile'])
  await expect.element(page.getByText('Boost your visibility to business buyers!')).toBeVisible()
  const powered = page
    .getByRole('main')
    .getByText(/^Powered by ./)
    .getByRole('link')
  await expect.element(powered).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
  await expect.element(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

test('MNG-4 sharing is locked for a new organisation and unlocked by one credential', async () => {
  await startSupplier()
  for (const action of ['View profile', 'Share badge']) {
    await expect.element(button(action)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button(action)).toHaveAccessibleDescription(locked)
    await button(action).click({ force: true })
    await expect.element(dialog).not.toBeInTheDocument()
  }
  await fillMandatory()
  await save()
  await expect.element(button('View profile')).toHaveAttribute('aria-disabled', 'true')

  await choose('Search credentials', 'iso 9001', /ISO 9001/)
  await save()
  await expect.element(button('View profile')).not.toHaveAttribute('aria-disabled')
  await expect.element(button('View profile')).toBeEnabled()
  await expect.element(button('View profile')).not.toHaveAccessibleDescription()
  await button('View profile').click()
  await expect.element(dialog).toBeVisible()
})

test.each(screens)(
  'MNG-4 on %s: each action opens its dialog, and the focus comes back to it',
  async (_name, size) => {
    await page.viewport(...size)
    await openAsDemo(northwind)
    for (const action of ['View profile', 'Share badge', 'Invite supplier']) {
      await expect.element(button(action)).toBeVisible()
      await focusOn(button(action))
      await userEvent.keyboard('{Enter}')
      await expectCount(dialog, 1)
      await expect.element(dialog).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(button(action)).toHaveFocus()
    }
  },
)

test('MNG-4 searching suppliers opens the page of the brand in a new tab', async () => {
  await openAsDemo('/organisation')
  const link = page.getByRole('link', { name: 'Search suppliers (opens in a new tab)' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https?:\/\//))
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test.each(screens)(
  'MNG-6 on %s: switches between accepted organisations and remembers the last one',
  async (_name, size) => {
    await page.viewport(...size)
    await openAsDemo('/organisation')
    // The last of the list, when none is remembered.
    await expect.element(name).toHaveValue('Northwind Packaging')
    await expectTexts(switcher.getByRole('option'), [
      'Coolabah Office Supplies',
      'Northwind Packaging',
      'Add supplier',
    ])
    await userEvent.selectOptions(switcher, 'Coolabah Office Supplies')
    await expect.element(name).toHaveValue('Coolabah Office Supplies')
    await expect
      .element(page.getByRole('list', { name: 'Your credentials' }))
      .toMatchTextContent('Climate Active')
    await openAsDemo('/organisation')
    await expect.element(name).toHaveValue('Coolabah Office Supplies')

    await userEvent.selectOptions(switcher, 'Add supplier')
    await expect.poll(() => window.location.pathname).toBe('/register/organisation')
  },
)

test('MNG-6 somebody with one organisation is offered no switch', async () => {
  await startSupplier(await commands.signUp())
  await expect.element(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
  await expect.element(switcher).not.toBeInTheDocument()
})

test('MNG-6 the remembered one is not opened to somebody else', async () => {
  const who = await commands.signUp()
  const own = await startSupplier(who)
  const kept = Object.entries(localStorage).filter(([, value]) => value === own.slug)
  expect(kept).toHaveLength(1)
  for (const [key] of kept) localStorage.setItem(key, 'coolabah-office-supplies')
  await openPortal('/organisation', who)
  await expect.element(name).toHaveValue(own.name)
})

test.each(screens)(
  'MNG-8 on %s: says that the profile is saved, goes to the top, and can be dismissed',
  async (_name, size) => {
    await page.viewport(...size)
    await startSupplier()
    await fillMandatory()
    await button('Save').last().click()
    await expect.element(banner).toBeInViewport()
    await expect.poll(() => window.scrollY).toBe(0)
    // Where the next Tab leads into it.
    await expect.poll(() => document.activeElement).toBe(banner.element().parentElement)
    await expect
      .element(banner.getByRole('link', { name: 'Search suppliers' }))
      .toHaveAttribute('target', '_blank')
    await banner.getByRole('button', { name: 'Invite your suppliers' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Invite suppliers' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await banner.getByRole('link', { name: 'Learn with a module' }).click()
    await expect.element(section('modules')).toHaveFocus()
    await banner.getByRole('link', { name: 'Add a credential or an attribute' }).click()
    await expect.element(section('profile')).toBeVisible()
    await expect
      .element(page.getByRole('combobox', { name: 'Search credentials' }))
      .toBeInViewport()
    await banner.getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(banner).not.toBeInTheDocument()
  },
)

test('MNG-8 the page goes to its top 500 ms after the save, not before', async () => {
  await startSupplier()
  await fillMandatory()
  clock.hold()
  await button('Save').last().click()
  await expect.element(page.getByText(saved)).toBeInTheDocument()
  await clock.pass(499)
  expect(window.scrollY).toBeGreaterThan(1000)
  await clock.pass(1)
  await expect.poll(() => window.scrollY).toBe(0)
})

test('MNG-8 leads a profile that can be shared to its public page, and stays with its organisation', async () => {
  const other = await createOrganisation()
  const { slug } = await startSavedSupplier({ credentials: ['iso-9001'] })
  await page.getByLabelText('Description').fill('Boxes and mailers from recovered fibre.')
  await save()
  await expect
    .element(banner.getByRole('link', { name: 'See your public profile' }))
    .toHaveAttribute('href', `/organization/${slug}`)
  await userEvent.selectOptions(switcher, other.name)
  await expect.element(name).toHaveValue(other.name)
  await expect.element(banner).not.toBeInTheDocument()
})
