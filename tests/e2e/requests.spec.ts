import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { demoAccount, newAccount } from '../fixtures/accounts.ts'
import { pdf } from './support/evidence.ts'
import { openAs } from './support/signed-in.ts'
import { startSavedSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })
// Two people sign in.
test.slow()

const answer = (page: Page, name: RegExp, outcome: string) =>
  page.getByRole('radiogroup', { name }).getByText(outcome).click()

async function share(page: Page, within: Locator, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await within.getByRole('button', { name: /^Choose a document for/ }).click()
  await (await chooser).setFiles(pdf(name))
  await expect(within.getByRole('list', { name: /^Documents for this buyer/ })).toContainText(name)
}

test('DSC-6 a buyer asks, the supplier answers with a document and declines, the buyer downloads it', async ({
  page,
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url })
  const theirs = await context.newPage()
  const supplier = await startSavedSupplier(theirs, {
    account: newAccount(),
    profile: { credentials: ['iso-9001'] },
  })
  const slug = new URL(theirs.url()).searchParams.get('organisation') ?? ''

  await openAs(page, demoAccount, '/buying')
  await page.getByLabel('Name of your organisation').fill('Quandong Retail')
  await page.getByRole('button', { name: 'Start buying' }).click()
  await expect(page.getByRole('heading', { name: 'Objectives', level: 1 })).toBeVisible()
  await page.goto(`/organization/${slug}`)
  await page.getByRole('link', { name: 'Ask for something on behalf of Quandong Retail' }).click()
  const form = page.getByRole('form', { name: `Ask ${supplier} for something` })
  await form.getByLabel('What you need it for').fill('Our report for the year.')
  await form.getByRole('checkbox', { name: /ISO 9001/ }).check()
  await form.getByText(/basic module/).click()
  await form.getByRole('checkbox', { name: /^B3 · Energy/ }).check()
  await form.getByLabel('A question of your own').fill('Which share of your vehicles is electric?')
  await form.getByRole('button', { name: 'Send the request' }).click()
  const sent = page.getByRole('listitem', { name: supplier })
  await expect(sent).toBeFocused()
  await expect(sent).toContainText('Waits for an answer')

  await theirs.goto(`/organisation/requests?organisation=${slug}`)
  const received = theirs.getByRole('listitem', { name: 'Quandong Retail' })
  await expect(received).toContainText('Our report for the year.')
  const energy = received.getByRole('listitem').filter({ hasText: 'B3 · Energy' })
  await answer(theirs, /ISO 9001/, 'The profile says it')
  await answer(theirs, /B3 · Energy/, 'Words or documents')
  await share(theirs, energy, 'energy.pdf')
  await answer(theirs, /vehicles/, 'Decline')
  await received.getByRole('button', { name: 'Send the answers' }).click()
  await expect(received.getByText('Answered', { exact: true })).toBeVisible()
  await context.close()

  await page.reload()
  await expect(sent.getByText('Answered', { exact: true })).toBeVisible()
  await expect(sent.getByRole('link', { name: `Open the profile of ${supplier}` })).toBeVisible()
  await expect(sent.getByText('Declined')).toBeVisible()
  const download = page.waitForEvent('download')
  await sent.getByRole('button', { name: 'Download energy.pdf' }).click()
  const file = await (await download).path()
  expect(await readFile(file)).toEqual(pdf('energy.pdf').buffer)
})
