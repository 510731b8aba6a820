import { startPortal } from '../fixtures/portal-server.ts'
import { becomeAdmin, bootstrapLink } from './support/become-admin.ts'
import { confirmFrom } from './support/mailbox.ts'
import { expect, test as base } from './support/test.ts'

/** A portal as it is when it was just installed: nothing in it, and no brand. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to find dependencies
  server: async ({}, use) => {
    const portal = await startPortal({ DEMO: 'off' })
    await use(portal)
    await portal.remove()
  },
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="36" viewBox="0 0 160 36">
  <circle cx="18" cy="18" r="16" fill="#b3261e"/>
</svg>`

test('OPR-4 the first admin of an empty portal makes its first brand, and visitors see it with its logo', async ({
  page,
  server,
  faults,
}) => {
  faults.expect('status of 403')
  faults.expect('status of 404')
  faults.expect('status of 503')
  await becomeAdmin(page, await bootstrapLink(server.dataDir), confirmFrom(server.dataDir))

  await expect(page.getByRole('heading', { name: 'Set up your portal' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Wattle Supply')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Primary colour', { exact: true }).fill('#b3261e')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file: Logo for light pages' }).click()
  await (
    await choosing
  ).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
  const preview = page.frameLocator('iframe[title^="Preview: Landing page"]')
  await expect(preview.getByRole('img', { name: 'Wattle Supply' }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Your portal is open')).toBeVisible()
  // Processes know of another brand after some seconds.
  await expect(async () => {
    expect((await page.request.get('/')).status()).toBe(200)
  }).toPass()
  await page.getByRole('link', { name: 'View it' }).click()
  const shown = page.getByRole('banner').getByRole('img', { name: 'Wattle Supply' })
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160)
})
