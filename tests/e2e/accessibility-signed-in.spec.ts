import type { Page } from 'playwright/test'
import { expectAccessible, expectRules } from './support/accessibility.ts'
import { demoAccount } from '../fixtures/accounts.ts'
import { register } from './support/accounts.ts'
import { brands } from '../fixtures/portal-brands.ts'
import { expectReadable, inForcedColours } from './support/forced-colours.ts'
import { openNavigation } from './support/navigation.ts'
import { dialog } from './support/profile-dialogs.ts'
import { openAs } from './support/signed-in.ts'
import { startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

const [, verdant, harbour] = brands
/** With credentials in every state, and thus the most colours of the screens for members. */
const coolabah = '/organisation?organisation=coolabah-office-supplies'

test('A11Y-1 the screens of finding, joining and adding an organisation', async ({ page }) => {
  test.slow()
  await register(page)
  const search = page.getByRole('combobox', { name: 'Name of the organisation' })
  await test.step('found', async () => {
    await search.fill('coolabah')
    await expect(page.getByRole('option', { name: /Coolabah/ })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('join or claim', async () => {
    await page.getByRole('option', { name: /Coolabah/ }).click()
    await expect(dialog(page)).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('waiting for a decision', async () => {
    await dialog(page).getByRole('button', { name: 'Join or claim' }).click()
    await expect(page.getByText('Waiting for a decision')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('adding one, refused', async () => {
    await page.getByRole('link', { name: 'Add your organisation' }).click()
    const name = page.getByLabel('Name of the organisation')
    await page.getByRole('button', { name: 'Add organisation' }).click()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await name.fill('Coolabah Office Supply')
  })
  await test.step('is it one of these', async () => {
    await page.getByRole('button', { name: 'Add organisation' }).click()
    await expect(page.getByRole('heading', { name: 'Is it one of these?' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('A11Y-1 the manage page and each dialog, also in forced colours; the focus goes in and comes back', async ({
  page,
}) => {
  test.slow()
  await openAs(page, demoAccount, coolabah)
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  const look = (): Promise<void> => inForcedColours(page, (scheme) => expectReadable(page, scheme))
  await expectAccessible(page)
  await look()
  for (const name of ['View profile', 'Share badge']) {
    await test.step(name, async () => {
      const opener = page.getByRole('button', { name, exact: true })
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toBeFocused()
      await expectAccessible(page)
      if (name === 'Share badge') await look()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(opener).toBeFocused()
    })
  }
  await test.step('discard the draft', async () => {
    await page.getByLabel('Description').fill('Not saved.')
    const discard = page.getByRole('button', { name: 'Discard draft' })
    await discard.filter({ visible: true }).first().click()
    await expect(dialog(page)).toBeVisible()
    await expectAccessible(page)
  })
})

test('A11Y-1 the manage page, locked and with errors; with reduced motion nothing moves', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startSupplier(page)
  const moved = await watchMotion(page)
  await page.getByRole('button', { name: 'Save', exact: true }).first().dispatchEvent('click')
  const navigation = await openNavigation(page)
  await navigation.getByRole('link', { name: 'Add supplier' }).hover()
  await expect(page.getByText('Your profile is not saved yet')).toBeVisible()
  await expectAccessible(page)
  expect(await moved(), 'what moves').toEqual([])
})

for (const { host, name } of [verdant, harbour]) {
  test.describe(host, () => {
    test.use({ host })

    test(`A11Y-1 ${name}: the manage page is legible in the brand's colours`, async ({ page }) => {
      await openAs(page, demoAccount, coolabah)
      await expect(page.getByRole('treeitem').first()).toBeVisible()
      // All else that axe looks at is the same in each brand.
      await expectRules(page, ['color-contrast'])
    })
  })
}

/**
 * Notes down, from now on, what moves in a page. A spinner may breathe, for as long as one waits.
 * @returns the names of the animations and transitions so far
 */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const isBreathing = ({ effect }: Animation): boolean =>
      effect?.getComputedTiming().activeDuration === Infinity &&
      (effect as KeyframeEffect).getKeyframes().every(({ opacity, ...others }) => {
        const timing = ['offset', 'computedOffset', 'easing', 'composite']
        return opacity !== undefined && Object.keys(others).every((one) => timing.includes(one))
      })
    const moved = new Set<string>()
    const note = ({ target }: Event): void => {
      for (const animation of (target as Element).getAnimations()) {
        const { animationName, transitionProperty } = animation as CSSAnimation & CSSTransition
        const isShort = Number(animation.effect?.getComputedTiming().activeDuration) <= 10
        if (!isShort && !isBreathing(animation)) moved.add(animationName ?? transitionProperty)
      }
    }
    document.addEventListener('animationstart', note)
    document.addEventListener('transitionrun', note)
    Object.assign(window, { moved })
  })
  return () => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])
}
