import { demoAccount } from '../fixtures/accounts.ts'
import { register, signIn, signOut } from './support/accounts.ts'
import { confirmAddress } from './support/mailbox.ts'
import { addObjective } from './support/objectives.ts'
import { openAs } from './support/signed-in.ts'
import { indexIsFilled } from './support/filled-index.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

test('DSC-3 a buyer registers, sets objectives, and sees in results and profiles which are served', async ({
  page,
}) => {
  const colleague = await register(page)
  await confirmAddress(page.context(), colleague.email)
  await signOut(page)
  await indexIsFilled(page)
  await openAs(page, demoAccount, '/buying')
  await page.getByLabel('Name of your organisation').fill('Quandong Retail')
  await page.getByRole('button', { name: 'Start buying' }).click()
  await expect(page.getByRole('heading', { name: 'Objectives', level: 1 })).toBeVisible()
  await addObjective(page, 'Climate', [['Sustainable Development Goal', '13 · Climate Action']])
  await addObjective(page, 'Checked management', [
    ['Credential', 'ISO 14001'],
    ['Region served', 'Australia'],
  ])
  await addObjective(page, 'Kenya', [['Country', 'Kenya']])
  await expect(page.getByText(/suppliers? serves? it/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Team' }).click()
  await page.getByLabel('Email address').fill(colleague.email)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('Invited, not answered yet')).toBeVisible()
  await page
    .getByRole('navigation', { name: /Buying for/ })
    .getByRole('link', { name: 'Find suppliers' })
    .click()
  const ribbon = page.getByRole('button', { name: /^Serves \d of 3 objectives$/ })
  await expect(ribbon.first()).toBeVisible({ timeout: 15000 })
  await ribbon.first().click()
  await expect(page.getByText(/^Not: Is located in Kenya$/).first()).toBeVisible()
  await page.goto('/organization/northwind-packaging')
  const own = page.getByRole('region', { name: 'Objectives of Quandong Retail' })
  await expect(own).toContainText('Climate')
  await expect(own).toContainText('Toitū carbonreduce, checked against its document')
  await expect(own).not.toContainText('Kenya')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signIn(page, colleague, '/buying')
  await page.getByRole('button', { name: 'Join the team of Quandong Retail' }).click()
  await expect(page.getByRole('heading', { name: 'Objectives', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Climate', level: 2 })).toBeVisible()
})
