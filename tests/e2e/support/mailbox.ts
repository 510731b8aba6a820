import type { BrowserContext, Page } from 'playwright/test'
import { mailsIn } from '../../fixtures/mails.ts'
import { expect } from './test.ts'

/**
 * Reads a mail in the outbox of the demo mode, as a person would.
 * @param to address of the recipient
 * @param subject how the subject begins
 * @returns the first link of the mail
 */
export async function mailedLink(page: Page, to: string, subject: string): Promise<string> {
  const mail = page.getByRole('listitem').filter({ hasText: to }).getByRole('link', {
    name: subject,
  })
  await expect(async () => {
    await page.goto('/dev/outbox')
    await expect(mail.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.first().click()
  const link = page.getByRole('main').locator('pre').getByRole('link').first()
  return (await link.getAttribute('href')) ?? ''
}

/** Confirms an address by the mailed link, in a page of its own, as a person with two tabs would. */
export async function confirmAddress(context: BrowserContext, email: string): Promise<void> {
  const mail = await context.newPage()
  await confirmBy(mail, await mailedLink(mail, email, 'Confirm your email address'))
}

/** The same where no demo mode shows the outbox: the mail is read from the folder that it lies in. */
export const confirmFrom =
  (dataDir: string) =>
  async (context: BrowserContext, email: string): Promise<void> => {
    const link = async () => {
      const [mail] = await mailsIn(dataDir, email)
      return /https?:\S+\/verify\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    }
    await expect.poll(link).not.toBe('')
    await confirmBy(await context.newPage(), await link())
  }

async function confirmBy(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Yes, confirm it' }).click()
  await expect(page.getByRole('heading', { name: 'is confirmed' })).toBeVisible()
  await page.close()
}
