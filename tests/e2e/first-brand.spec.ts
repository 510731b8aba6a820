import { newAccount } from '../fixtures/accounts.ts'
import { certificate } from '../fixtures/documents.ts'
import { engines, type EngineUnderTest } from '../fixtures/engines.ts'
import { startPortal } from '../fixtures/portal-server.ts'
import { becomeAdmin, bootstrapLink } from './support/become-admin.ts'
import { openEvidence, pick, startWithCredential, storedFiles } from './support/evidence.ts'
import { confirmFrom } from './support/mailbox.ts'
import { expect, test as base } from './support/test.ts'

type Fixtures = {
  engine: EngineUnderTest | null
  /** What the portal is told of its database. */
  database: Record<string, string>
}

/** A portal as it is when it was just installed: nothing in it, and no brand. */
const test = base.extend<Fixtures>({
  engine: [null, { option: true }],
  database: async ({ engine }, use) => {
    const running = await engine?.start()
    const { databaseUrl = null } = (await running?.place()) ?? {}
    await use(databaseUrl ? { DATABASE_URL: databaseUrl } : {})
    await running?.stop()
  },
  server: async ({ database }, use) => {
    const portal = await startPortal({ DEMO: 'off', ...database })
    await use(portal)
    await portal.remove()
  },
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="36" viewBox="0 0 160 36">
  <circle cx="18" cy="18" r="16" fill="#b3261e"/>
</svg>`

for (const engine of engines)
  test.describe(engine.name, () => {
    test.use({ engine })

    test('OPR-1 OPR-2 OPR-4 the first admin of an empty portal makes its first brand with a logo, and verifies its first supplier', async ({
      page,
      server,
      database,
      browser,
      faults,
    }) => {
      faults.expect('status of 403')
      faults.expect('status of 404')
      faults.expect('status of 503')
      await becomeAdmin(
        page,
        await bootstrapLink(server.dataDir, database),
        confirmFrom(server.dataDir),
      )

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

      // A supplier hands in a certificate.
      const supplier = await browser.newPage({ baseURL: server.url })
      await startWithCredential(supplier, newAccount())
      const evidence = await openEvidence(supplier)
      const file = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: certificate(1) }
      await pick(evidence, file)
      await expect(storedFiles(evidence)).toHaveCount(1)
      const slug = new URL(supplier.url()).searchParams.get('organisation') ?? ''

      // It is the only one that waits, and is confirmed by keyboard alone.
      await page.goto('/operate/credentials')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(
        page.getByRole('region', { name: 'Credentials to check' }).getByRole('link'),
      ).toHaveCount(1)
      await page.keyboard.press('j')
      await expect(page.getByRole('heading', { level: 1, name: 'ISO 9001' })).toBeVisible()
      await page.keyboard.press('a')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Confirmed: ISO 9001', { exact: false }).first()).toBeVisible()
      await expect(async () => {
        await supplier.goto(`/organization/${slug}`)
        await expect(supplier.getByText('Document seen on', { exact: false })).toBeVisible({
          timeout: 500,
        })
      }).toPass({ timeout: 20_000 })
      await expect(
        supplier.getByRole('banner').getByRole('img', { name: 'Wattle Supply' }),
      ).toBeVisible()
      await supplier.close()
    })
  })
