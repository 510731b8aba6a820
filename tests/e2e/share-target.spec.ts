import type { Page } from 'playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { newAccount } from '../fixtures/accounts.ts'
import { register, signIn, signOut, submitSignIn } from './support/accounts.ts'
import {
  credentialRow,
  openEvidence,
  pdf,
  startWithCredential,
  storedFiles,
} from './support/evidence.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './support/layout.ts'
import { leftShared, shareFiles } from './support/shared-files.ts'
import { choose, fillMandatory, save } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const assignDialog = (page: Page) => page.getByRole('dialog', { name: 'Add as evidence' })

test('OFF-1 PRF-8 shared files are taken over at once, named, assigned and sent', async ({
  page,
}) => {
  await startWithCredential(page)
  await shareFiles(page, pdf('scan 1.pdf'), pdf('prüf bericht.pdf'))
  await page.goto('/organisation?shared=1')
  const dialog = assignDialog(page)
  await expect(dialog.getByLabel('File name')).toHaveCount(2)
  await expect(page).toHaveURL((url) => !url.searchParams.has('shared'))
  expect(await leftShared(page)).toBe(0)
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Add as evidence' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Choose a credential first')
  await dialog.getByLabel('File name').first().fill('iso 9001.pdf')
  await dialog.getByLabel('Credential for all files').selectOption('ISO 9001')
  await dialog.getByRole('button', { name: 'Add as evidence' }).click()
  await expect(dialog).toBeHidden()
  const evidence = await openEvidence(page)
  await expect(storedFiles(evidence)).toHaveText([/prüf bericht\.pdf/, /iso 9001\.pdf/])
})

test('OFF-1 undecided shared files wait on the device until they are assigned or discarded', async ({
  page,
}) => {
  await startWithCredential(page)
  await shareFiles(page, pdf('one.pdf'), pdf('two.pdf'))
  await page.goto('/organisation?shared=1')
  const dialog = assignDialog(page)
  await dialog.getByRole('button', { name: 'Decide later' }).click()
  await page.reload()
  await expect(page.getByText('2 shared files wait to be assigned')).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await dialog.getByRole('button', { name: 'Discard one.pdf' }).click()
  await dialog.getByLabel('Credential for two.pdf').selectOption('ISO 9001')
  await page.setViewportSize(narrowPhone)
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
  await dialog.getByRole('button', { name: 'Add as evidence' }).click()
  await expect(page.getByText('to be assigned')).toBeHidden()
  const evidence = await openEvidence(page)
  await expect(storedFiles(evidence)).toHaveText([/two\.pdf/])
  await page.reload()
  await expect(credentialRow(page).getByText('1 file')).toBeVisible()
  await expect(page.getByText('to be assigned')).toBeHidden()
})

test('OFF-1 what was decided on a shared file outlasts a Back that closes the dialog', async ({
  page,
}) => {
  await startWithCredential(page)
  await shareFiles(page, pdf('scan.pdf'))
  await page.goto('/organisation?shared=1')
  const dialog = assignDialog(page)
  await dialog.getByLabel('File name').fill('certificate.pdf')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(dialog.getByLabel('File name')).toHaveValue('certificate.pdf')
})

test('OFF-1 a shared file that cannot be evidence is named and let go', async ({ page }) => {
  await startWithCredential(page)
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Certified.') }
  await shareFiles(page, notes)
  await page.goto('/organisation?shared=1')
  await expect(page.getByText('notes.txt is not a PDF, PNG or JPEG file.')).toBeVisible()
  await expect(assignDialog(page)).toBeHidden()
  expect(await leftShared(page)).toBe(0)
})

test('OFF-1 a guest who shares signs in first and finds the files', async ({ page }) => {
  const account = newAccount()
  await startWithCredential(page, account)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.evaluate(() => sessionStorage.clear())
  await shareFiles(page, pdf('photo.pdf'))
  await page.goto('/organisation?shared=1')
  await page.getByRole('link', { name: 'Log in' }).filter({ visible: true }).first().click()
  await submitSignIn(page, account)
  await expect(assignDialog(page).getByLabel('File name')).toHaveValue('photo.pdf')
})

test('OFF-1 a share that came before there was a profile is not lost', async ({ page }) => {
  await register(page)
  await shareFiles(page, pdf('early.pdf'))
  await page.goto('/organisation?shared=1')
  await page.goto('/register/organisation/setup?name=Early%20Birds%20Cooperative')
  await page.getByRole('button', { name: 'Add organisation' }).click()
  const dialog = assignDialog(page)
  await expect(dialog.getByText('No credential to add it to yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Decide later' }).click()
  await fillMandatory(page)
  await choose(page, 'Search credentials', 'iso 9001', /ISO 9001/)
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await dialog.getByLabel('Credential for early.pdf').selectOption('ISO 9001')
  await dialog.getByRole('button', { name: 'Add as evidence' }).click()
  await expect(credentialRow(page)).toContainText('It will be sent once your profile is saved.')
  await save(page)
  const evidence = await openEvidence(page)
  await expect(storedFiles(evidence)).toHaveText([/early\.pdf/])
})

test('OFF-1 a share that nothing could take says how to add the file by hand', async ({ page }) => {
  await startWithCredential(page)
  await page.goto('/organisation?shared=lost')
  await expect(page.getByText('The shared file could not be taken over')).toBeVisible()
  await expect(page).toHaveURL((url) => !url.searchParams.has('shared'))
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('The shared file could not be taken over')).toBeHidden()
})

test('OFF-10 signing out removes what was shared', async ({ page }) => {
  const account = newAccount()
  await startWithCredential(page, account)
  await shareFiles(page, pdf('private.pdf'))
  await signOut(page)
  expect(await leftShared(page)).toBeNull()
  await signIn(page, account)
  await expect(credentialRow(page)).toBeVisible()
  await expect(assignDialog(page)).toBeHidden()
})
