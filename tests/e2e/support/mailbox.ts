import PostalMime from 'postal-mime'
import type { Page } from 'playwright/test'
import { listOutbox, readFromOutbox } from '#server/mail/outbox.ts'
import type { PortalServer } from './server.ts'
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

/** The mails that a portal without a mail server has written to an address, newest first. */
export async function mailsTo(
  { dataDir }: PortalServer,
  to: string,
): Promise<{ subject: string; text: string; html: string }[]> {
  const names = await listOutbox(dataDir)
  const mails = await Promise.all(
    names.map(async (name) =>
      PostalMime.parse((await readFromOutbox(dataDir, name)) ?? new ArrayBuffer(0)),
    ),
  )
  return mails
    .filter((mail) => mail.to?.some((one) => one.address === to))
    .map(({ subject = '', text = '', html = '' }) => ({ subject, text, html }))
}
