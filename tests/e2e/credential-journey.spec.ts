import { newAccount } from '../fixtures/accounts.ts'
import { operateApart } from '../fixtures/operator-process.ts'
import { credentialRow, openEvidence, pdf, pick } from './support/evidence.ts'
import { mailedLink } from './support/mailbox.ts'
import { saveButton } from './support/profile-form.ts'
import { startSavedSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own', contextOptions: { reducedMotion: 'reduce' } })

test('TRU-1 TRU-3 a certificate is handed in without a network, asked about, found in the register, and shown with all that @phone', async ({
  page,
  context,
  server,
  faults,
}) => {
  faults.expect('net::ERR')
  const account = newAccount()
  await startSavedSupplier(page, { account, profile: { credentials: ['iso-9001'] } })
  const slug = new URL(page.url()).searchParams.get('organisation') ?? ''
  const operator = async (...line: string[]) => {
    expect(await operateApart(server.dataDir, line)).toMatchObject({ code: 0, stderr: '' })
  }

  // In a warehouse, without a network.
  await context.setOffline(true)
  const row = credentialRow(page)
  await row.getByText('Number and dates').click()
  const fields = {
    'Certificate number': 'QMS-4711',
    'Issued by': 'Example Certification',
    'What it covers': 'Cairns depot',
    'Date of issue': '2026-03-01',
    'Valid until': '2029-02-28',
  }
  for (const [label, text] of Object.entries(fields))
    await row.getByLabel(label, { exact: true }).fill(text)
  await saveButton(page).click()
  const dialog = await openEvidence(page)
  await pick(dialog, pdf('certificate.pdf'))
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect(row.getByText('No. QMS-4711, issued by Example Certification')).toBeVisible()
  await expect(row.getByText('1 file', { exact: false })).toBeAttached()

  // Whoever checks it asks for more, and then finds it in the register of the issuer.
  const about = [slug, 'iso-9001']
  await operator('credentials', 'ask', ...about, 'Please send the second page too.')
  await mailedLink(page, account.email, 'Something is missing for ISO 9001')
  await expect(page.getByText('Please send the second page too.')).toBeVisible()
  await page.goto('/organisation')
  await expect(row.getByText('Please send the second page too.')).toBeVisible()
  await pick(await openEvidence(page), pdf('second-page.pdf'))
  await page.keyboard.press('Escape')
  await expect(row.getByText('Please send the second page too.')).toBeHidden()
  const entry = 'https://register.example/qms-4711'
  const found = ['--how', 'register', '--for', 'Harbour City', '--entry', entry]
  await operator('credentials', 'approve', ...about, ...found)

  // A buyer reads it.
  await page.goto(`/organization/${slug}`)
  const shown = page.getByRole('listitem').filter({ hasText: 'ISO 9001' }).first()
  await expect(shown.getByText('Verified', { exact: true })).toBeVisible()
  await expect(shown.getByText('Covers: Cairns depot')).toBeVisible()
  await expect(
    shown.getByRole('link', { name: /^Found in the issuer’s register by Harbour City on/ }),
  ).toHaveAttribute('href', entry)
  await expect(shown.getByText('Valid until 28 February 2029.')).toBeVisible()
  await shown.getByRole('link', { name: 'What it proves' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^ISO 9001/)
  await expect(page.getByRole('heading', { name: 'What it does not prove' })).toBeVisible()
  // So do the badge and what programs read.
  const read = async (path: string) => (await page.request.get(path)).text()
  expect(await read(`/api/badge/dark?organisation=${slug}`)).toContain('1 verified credential')
  const answer = JSON.parse(await read(`/api/public/organisation/detail/${slug}`)) as object
  const known = { status: 'APPROVED', state: 'active', assurance: 'issuer-confirmed' }
  const held = { id: 'iso-9001', number: 'QMS-4711', expiresOn: '2029-02-28', ...known }
  expect(answer).toMatchObject({ data: { sustainabilityCredentials: [held] } })
})
