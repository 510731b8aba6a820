import { readFile } from 'node:fs/promises'
import { demoAccount } from '../fixtures/accounts.ts'
import { dialog, northwind } from './support/profile-dialogs.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

test('SHR-1 the code can be downloaded for documents and for print, without a network too, and the profile opened', async ({
  page,
  context,
  server,
  faults,
}) => {
  // What the form behind the dialog still asks for is not what is tested here.
  faults.expect('ERR_INTERNET_DISCONNECTED')
  await openAs(page, demoAccount, northwind)
  const opener = page.getByRole('button', { name: 'View profile', exact: true })
  await expect(opener).toBeVisible()
  await context.setOffline(true)
  await opener.click()
  await expect(dialog(page).getByRole('img', { name: /QR code/ })).toBeVisible()
  for (const [name, file, start] of [
    ['PNG for documents', 'northwind-packaging-qr.png', '\x89PNG\r\n\x1a\n'],
    ['SVG for print', 'northwind-packaging-qr.svg', '<?xml version="1.0"'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('link', { name }).click(),
    ])
    expect(download.suggestedFilename()).toBe(file)
    const bytes = await readFile(await download.path())
    expect(bytes.toString('latin1').slice(0, start.length)).toBe(start)
  }

  await context.setOffline(false)
  await dialog(page).getByRole('link', { name: 'View profile' }).click()
  await expect(page).toHaveURL(`${server.url}/organization/northwind-packaging`)
  await expect(page.getByRole('heading', { level: 1, name: 'Northwind Packaging' })).toBeVisible()
})
