import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { bottomOf, bottomOnceAtFoot } from './support/layout.ts'
import { accountNavigation, menuToggle, openNavigation } from './support/navigation.ts'
import {
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectTexts,
  focusOn,
  narrow,
} from './support/screen.ts'
import { openAsDemo, startSupplier } from './support/supplier.ts'

const locked = 'Complete your profile to unlock'
const northwind = '/organisation?organisation=northwind-packaging'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const bar = page.getByRole('region', { name: 'Actions' })
const dialog = page.getByRole('dialog')

const { width, height } = narrowPhone
const sizes = [
  ['upright', width, height],
  ['lying', height, width],
] as const

test('MNG-5 a phone has share, badge, menu, invite and search within reach of the thumb', async () => {
  await narrow()
  await openAsDemo(northwind)
  await expectTexts(bar.getByRole('button').or(bar.getByRole('link')), [
    'Profile',
    'Badge',
    'Menu',
    'Invite',
    'Search',
  ])
  for (const [, ...size] of sizes) {
    await page.viewport(...size)
    window.scrollTo({ top: 0 })
    const isLow = size[1] < 400
    await expect.poll(() => (isLow ? size[1] : bottomOf(bar))).toBe(size[1])
    const before = bottomOf(bar)
    window.scrollTo({ top: 2000 })
    expect(window.scrollY).toBeGreaterThan(1000)
    // A window that low has no height to spare: the bar is left with the page there (low-window.test.tsx).
    expect(bottomOf(bar), 'it stays while the page scrolls').toBe(isLow ? before - 2000 : before)
    await button('Share badge').click()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Share badge')).toHaveFocus()
  }
})

test('MNG-5 a locked action of the bottom menu says what unlocks it', async () => {
  await narrow()
  await startSupplier()
  for (const action of ['View profile', 'Share badge']) {
    await focusOn(button(action))
    await expect.element(page.getByRole('tooltip', { name: locked })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  }
})

test('MNG-5 the menu opens the navigation above the bar; Escape, a press outside and an entry close it', async () => {
  await narrow()
  await openAsDemo(northwind)
  await expect.element(menuToggle).toHaveAttribute('aria-expanded', 'false')
  await expect.element(accountNavigation).not.toBeInTheDocument()
  const close = [
    () => userEvent.keyboard('{Escape}'),
    () =>
      userEvent.click(document.documentElement, {
        position: { x: width / 2, y: 20 },
        force: true,
      }),
    () => menuToggle.click(),
  ]
  for (const way of close) {
    await openNavigation()
    await expect.element(menuToggle).toHaveAttribute('aria-expanded', 'true')
    await expect
      .element(accountNavigation.getByRole('link', { name: 'Profile', exact: true }))
      .toHaveFocus()
    await way()
    await expect.element(accountNavigation).not.toBeInTheDocument()
    await expect.element(menuToggle).toHaveFocus()
  }
  await openNavigation()
  await accountNavigation.getByRole('link', { name: 'Modules' }).click()
  await expect.element(accountNavigation).not.toBeInTheDocument()
  await expect.element(page.getByCss('[data-section=modules]')).toHaveFocus()
})

test('MNG-5 the open menu is left with the keyboard, and gives way to a dialog', async () => {
  await narrow()
  await openAsDemo(northwind)
  await openNavigation()
  const last = accountNavigation.getByRole('link', { name: 'Members' })
  await focusOn(last)
  await userEvent.tab()
  await expect.element(accountNavigation).not.toBeInTheDocument()
  await openNavigation()
  await button('Invite supplier').click()
  await expect.element(dialog).toBeVisible()
  await expect.element(accountNavigation).not.toBeInTheDocument()
})

test.each(sizes)(
  'MNG-5 MOB-1 nothing is covered by the bottom menu, and it fits a phone that is %s',
  async (_name, ...size) => {
    await page.viewport(...size)
    await openAsDemo(northwind)
    await openNavigation()
    const isLow = size[1] < 400
    const top = size[1] - (isLow ? 0 : bar.element().getBoundingClientRect().height)
    expectNoSidewaysScroll()
    expectLargeTargets()
    await userEvent.keyboard('{Escape}')
    for (const name of ['Website', 'Description']) {
      const field = page.getByLabelText(name)
      window.scrollBy({ top: bottomOf(field) - size[1] })
      expect(bottomOf(field), 'behind the bar').toBe(size[1])
      await focusOn(field)
      await expect.poll(() => bottomOf(field), { message: name }).toBeLessThanOrEqual(top)
    }
    const footer = page.getByRole('contentinfo')
    await expect.poll(() => bottomOnceAtFoot(footer)).toBeLessThanOrEqual(top)
    await button('View profile').click()
    await dialog.getByRole('link', { name: 'View profile' }).click({ trial: true })
  },
)

test('MNG-5 the members page has the menu too, and leads back', async () => {
  await narrow()
  await openAsDemo(northwind)
  await (await openNavigation()).getByRole('link', { name: 'Members' }).click()
  await expect.element(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('main').getByText('demo@credence.test')).toBeVisible()
  expectNoSidewaysScroll()
  expectLargeTargets()
  await page.getByRole('link', { name: 'My organization' }).click()
  await expect.element(page.getByLabelText('Organisation name')).toHaveValue('Northwind Packaging')
})
