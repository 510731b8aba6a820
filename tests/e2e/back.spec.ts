import type { Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { signIn } from './support/accounts.ts'
import { blockDatabases } from './support/blocked-storage.ts'
import { openMembers, openNavigation } from './support/navigation.ts'
import { dialog, northwind, openDialog } from './support/profile-dialogs.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const badge = (page: Page) => page.getByRole('button', { name: 'Share badge', exact: true })
const description = (page: Page) => page.getByLabel('Description', { exact: true })

/** The page of a supplier, with another screen before it. */
async function comeFromMembers(page: Page): Promise<void> {
  await signIn(page, demoAccount, northwind)
  await openMembers(page)
  await (await openNavigation(page)).getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(title(page, 'My organization')).toBeVisible()
}

async function openBadge(page: Page): Promise<void> {
  await badge(page).click()
  await expect(dialog(page)).toBeVisible()
}

test('MOB-1 Back closes a dialog and stays on the page; another Back goes on as ever @phone', async ({
  page,
}) => {
  await comeFromMembers(page)
  const address = page.url()
  await openBadge(page)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(address)
  await expect(badge(page)).toBeFocused()
  await page.goBack()
  await expect(title(page, 'Members')).toBeVisible()
  await page.goForward()
  await expect(title(page, 'My organization')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
})

test('MOB-1 Back closes a dialog on the first page after a sign-in as well @phone', async ({
  page,
}) => {
  await page.goto('/get-started')
  await signIn(page, demoAccount, northwind)
  await openBadge(page)
  for (let times = 0; times < 2; times += 1) {
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    await expect(badge(page)).toBeFocused()
    await openBadge(page)
  }
})

test('MOB-1 a dialog that was closed leaves nothing in the way of Back and Forward @phone', async ({
  page,
}) => {
  await page.goto('/benefits')
  await page.goto('/get-started')
  const invite = page.getByRole('contentinfo').getByRole('button', { name: 'Invite suppliers' })
  for (let times = 0; times < 2; times += 1) {
    await invite.click()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  }
  for (let times = 0; times < 2; times += 1) {
    await page.goBack()
    await expect(page).toHaveURL('/benefits')
    await page.goForward()
    await expect(page).toHaveURL('/get-started')
  }
})

test('MOB-1 a link out of a dialog leaves nothing in the way of Back either @phone', async ({
  page,
}) => {
  await signIn(page, demoAccount)
  await page.goto('/get-started')
  await page.goto(northwind)
  await page.getByRole('button', { name: 'View profile', exact: true }).click()
  await dialog(page).getByRole('link', { name: 'View profile' }).click()
  await expect(page).toHaveURL('/organization/northwind-packaging')
  await page.goBack()
  await expect(title(page, 'My organization')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/get-started')
})

test('MOB-1 OFF-11 Back closes what lies on top: a dialog before the page asks, the question itself @phone', async ({
  page,
}) => {
  await page.addInitScript(blockDatabases)
  await comeFromMembers(page)
  const address = page.url()
  await description(page).fill('Not saved yet.')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await openBadge(page)
  await page.goBack()
  await expect(badge(page)).toBeFocused()
  await expect(question).toBeHidden()
  for (let times = 0; times < 2; times += 1) {
    await page.goBack()
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL(address)
    await expect(description(page)).toHaveValue('Not saved yet.')
  }
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(title(page, 'Members')).toBeVisible()
})

test('MOB-1 the Back of Android closes a dialog where the browser passes it on @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Watcher = window.CloseWatcher
    if (!Watcher) throw new Error('This browser passes nothing on.')
    window.CloseWatcher = class extends Watcher {
      constructor() {
        super()
        window.addEventListener('android-back', () => this.requestClose(), { once: true })
      }
    }
  })
  await openDialog(page, 'Share badge')
  for (let times = 0; times < 2; times += 1) {
    await page.evaluate(() => window.dispatchEvent(new Event('android-back')))
    await expect(dialog(page)).toBeHidden()
    await openBadge(page)
  }
})
