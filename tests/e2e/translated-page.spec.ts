import type { Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { accountMenu, signIn } from './support/accounts.ts'
import { partAddress } from './support/built-parts.ts'
import { holdApplication, pageIsLive } from './support/live.ts'
import { openMembers, openNavigation } from './support/navigation.ts'
import {
  addRecipients,
  chooseBadge,
  filterOffers,
  inviteAsGuest,
  isTakenOver,
  readProfile,
  visible,
} from './support/guest-flow.ts'
import { dialog, northwind } from './support/profile-dialogs.ts'
import { openAttributes, refuseSaves, saveButton, summary } from './support/profile-form.ts'
import { choose } from './support/supplier.ts'
import { expect, test } from './support/test.ts'
import { expectTranslated, translatePages } from './support/translator.ts'

test.use({ portal: 'own' })

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true })

for (const when of ['before', 'after'] as const) {
  test.describe(`translated ${when} the page is live`, () => {
    test.slow()
    test.use({ contextOptions: { reducedMotion: 'reduce' } })
    test.beforeEach(async ({ context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await translatePages(context, when)
    })

    test('A11Y-2 a guest looks around, and what changes is right', async ({ page, faults }) => {
      faults.expect('status of 404')
      await page.goto('/')
      await expectTranslated(page)
      await page.getByRole('link', { name: 'How it works', exact: true }).click()
      await expect(heading(page, 'Your profile in five steps')).toBeVisible()
      await expectTranslated(page)
      await page.getByRole('main').getByRole('link', { name: 'See what partners offer' }).click()
      await filterOffers(page)
      await page.goto('/organization/coolabah-office-supplies')
      await expectTranslated(page)
      await readProfile(page)
      await page.goto('/badge')
      await expectTranslated(page)
      await chooseBadge(page)
      await page.goto('/no/such/page')
      await expectTranslated(page)
      await page.getByRole('link', { name: 'Go to the home page' }).click()
      await expect(heading(page, 'Good business deserves to be found.')).toBeVisible()
      await inviteAsGuest(page)
    })

    test('A11Y-2 a supplier does the whole main job, and what changes is right', async ({
      page,
      faults,
    }) => {
      faults.expect('status of 422')
      await page.goto('/login')
      await expectTranslated(page)
      await signIn(page, demoAccount, northwind)
      await expect(heading(page, 'My organization')).toBeVisible()
      await expectTranslated(page)
      await putMistakesRight(page)
      await beRefused(page)
      await save(page)
      await addAndRemove(page)
      await visitSections(page)
      await openDialogs(page)
      await switchSupplier(page)
      await openMembers(page)
      await expectTranslated(page)
      await accountMenu(page).filter({ hasText: 'Dana Mori' }).click()
      await page.getByRole('button', { name: 'Log out', exact: true }).click()
      await discardAndLeave(page)
      await expect(heading(page, 'Good business deserves to be found.')).toBeVisible()
      await expectTranslated(page)
    })
  })
}

test('A11Y-2 a page that was translated first stays where its reader is when it becomes live', async ({
  page,
  context,
}) => {
  await translatePages(context, 'before')
  const goLive = await holdApplication(page)
  await page.goto('/')
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  goLive()
  await pageIsLive(page)
  await expectTranslated(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
})

test('A11Y-2 a press on a translated page that is not yet live is not lost', async ({
  page,
  context,
}) => {
  await translatePages(context, 'before')
  const goLive = await holdApplication(page)
  const asked = page.waitForRequest(partAddress('application'))
  await page.goto('/organization/coolabah-office-supplies')
  await expectTranslated(page)
  await asked
  await page.getByRole('button', { name: 'More of the description' }).click()
  goLive()
  await expect(page.getByRole('button', { name: 'Hide of the description' })).toBeVisible()
})

test('A11Y-2 a press on a link of a translated page that becomes live meanwhile is not lost', async ({
  page,
  context,
}) => {
  await translatePages(context, 'before')
  const goLive = await holdApplication(page)
  await page.goto('/')
  await expectTranslated(page)
  const link = page.getByRole('link', { name: 'How it works', exact: true })
  const before = await link.elementHandle()
  await link.hover()
  await page.mouse.down()
  goLive()
  await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false)
  await page.mouse.up()
  await expect(heading(page, 'Your profile in five steps')).toBeVisible()
})

test('A11Y-2 what is typed into a translated page that is not yet live stays, with the focus', async ({
  page,
  context,
}) => {
  await translatePages(context, 'before')
  const goLive = await holdApplication(page)
  await page.goto('/badge')
  await expectTranslated(page)
  const field = page.getByLabel('Your profile')
  await field.fill('northwind-pack')
  goLive()
  await isTakenOver(field)
  await expect(field).toHaveValue('northwind-pack')
  await expect(field).toBeFocused()
  await page.keyboard.type('aging')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Northwind Packaging' })).toBeVisible()
})

async function putMistakesRight(page: Page): Promise<void> {
  const website = page.getByLabel('Website')
  const right = await website.inputValue()
  await website.fill('nowhere')
  await website.blur()
  await expect(website).toHaveAccessibleDescription(/Please enter a valid website/)
  await expect(visible(page, 'You have unsaved changes.')).toBeVisible()
  await website.fill(right)
  await expect(page.getByText('Please enter a valid website')).toBeHidden()
  await page.getByLabel('Description').fill('')
  await saveButton(page).dispatchEvent('click')
  await expect(summary(page).getByRole('link')).toHaveText(['Enter a description'])
  await page.getByLabel('Description').fill('Boxes made of boxes.')
  await expect(summary(page)).toBeHidden()
  await expect(visible(page, '20 of 500 characters')).toBeVisible()
  await page.getByLabel('Description').fill('Boxes made of old boxes.')
  await expect(visible(page, '24 of 500 characters')).toBeVisible()
}

async function beRefused(page: Page): Promise<void> {
  await refuseSaves(page, 422, { code: 'invalid', field: 'website', message: 'No such website.' })
  await saveButton(page).click()
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/No such website\./)
  await page.unrouteAll()
}

async function save(page: Page): Promise<void> {
  const website = page.getByLabel('Website')
  await website.fill(`${await website.inputValue()}/home`)
  await saveButton(page).click()
  await expect(visible(page, 'Your profile is now saved!')).toBeVisible()
  await expect(visible(page, 'You have unsaved changes.')).toBeHidden()
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await expect(page.getByText('Your profile is now saved!')).toBeHidden()
}

async function addAndRemove(page: Page): Promise<void> {
  await choose(page, 'Search credentials', 'sa8000', /SA8000/)
  const held = page.getByRole('listitem').filter({ hasText: 'SA8000' }).first()
  await expect(held).toContainText('Pending')
  await held.getByRole('button', { name: /^Remove/ }).click()
  await expect(held).not.toContainText('Pending')
  await choose(page, 'Search products and services', 'weaving of textiles', /Weaving of textiles/)
  await page.getByRole('button', { name: /^Remove Weaving of textiles/ }).click()
  await page.getByLabel('Filter locations').fill('New South Wales')
  await expect(page.getByRole('treeitem', { name: 'Australia' })).toBeVisible()
  await page.getByLabel('Filter locations').fill('')
  await openAttributes(page)
  await page.getByRole('checkbox', { name: 'Women-owned' }).click()
}

async function visitSections(page: Page): Promise<void> {
  for (const [name, id] of [
    ['Benefits', 'benefits'],
    ['Modules', 'modules'],
    ['Pathways', 'recommendations'],
    ['Invoice Finance', 'invoice'],
    ['Profile', 'profile'],
  ] as const) {
    await (await openNavigation(page)).getByRole('link', { name, exact: true }).click()
    await expect(page.locator(`[data-section=${id}]`)).toBeFocused()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(name)
    if (id === 'benefits') await filterOffers(page)
  }
}

async function openDialogs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View profile', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByTestId('status-region')).toHaveText('Link copied')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Share badge', exact: true }).click()
  await dialog(page).getByRole('radio', { name: 'Green' }).check()
  await dialog(page).getByRole('radio', { name: 'Live badge' }).check()
  await dialog(page).getByRole('button', { name: 'Copy snippet' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Snippet copied' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Invite supplier', exact: true }).click()
  await addRecipients(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
}

async function switchSupplier(page: Page): Promise<void> {
  await page.getByLabel('Switch between suppliers').selectOption('coolabah-office-supplies')
  await expect(page.getByLabel('Organisation name')).toHaveValue('Coolabah Office Supplies')
  await expect(await openNavigation(page)).toContainText('Coolabah Office Supplies')
  await page.keyboard.press('Escape')
}

/** Something was changed and not saved, so that the portal asks before it lets go of it. */
async function discardAndLeave(page: Page): Promise<void> {
  await expect(dialog(page)).toBeVisible()
  await page.getByRole('button', { name: 'Log out and discard' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}
