import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { findChromium } from '../find-chromium.ts'
import { demoAccount } from '../../tests/fixtures/accounts.ts'
import { signIn } from '../../tests/e2e/support/accounts.ts'
import { startPortal } from '../../tests/fixtures/portal-server.ts'

/**
 * Takes the pictures that a browser shows when it offers to install a demo brand's portal, of the built
 * portal with its demo data: run `npm run build` first, and this after a change of how it looks.
 * Chromium takes PNG and JPEG of 320 to 3840 px, the long side at most 2.3 times the short one:
 * https://developer.chrome.com/blog/richer-install-ui-desktop
 */
const brandsFolder = fileURLToPath(new URL('../../public/brands/', import.meta.url))

/** The public profile that suits each brand's own suppliers. */
const brands = [
  { id: 'credence', host: 'localhost', supplier: 'kauri-point-honey' },
  { id: 'verdant', host: 'verdant.localhost', supplier: 'banksia-cleaning-collective' },
  { id: 'harbour', host: 'harbour.localhost', supplier: 'mangrove-marine-supplies' },
] as const

const formFactors = {
  wide: { viewport: { width: 1280, height: 800 } },
  narrow: {
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  },
} as const satisfies Record<string, BrowserContextOptions>

/** Bytes of a picture at most: all of them are fetched before the browser can ask. */
const mostBytes = 150_000

async function take(page: Page, file: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  for (let quality = 90; quality >= 40; quality -= 5) {
    const picture = await page.screenshot({ type: 'jpeg', quality, animations: 'disabled' })
    if (picture.length > mostBytes) continue
    writeFileSync(brandsFolder + file, picture)
    return
  }
  throw new Error(`${file} does not become small enough`)
}

async function takeAll(browser: Browser, origin: (host: string) => string): Promise<void> {
  for (const { id, host, supplier } of brands) {
    for (const [factor, options] of Object.entries(formFactors)) {
      const context = await browser.newContext({ ...options, baseURL: origin(host) })
      const page = await context.newPage()
      await page.goto(`/organization/${supplier}`)
      await take(page, `${id}/screenshot-${factor}-profile.jpg`)
      await signIn(page, demoAccount, '/organisation?organisation=northwind-packaging')
      await page.getByLabel('Organisation name').waitFor()
      await take(page, `${id}/screenshot-${factor}-manage.jpg`)
      await context.close()
    }
  }
}

const executablePath = findChromium(process.env)
const portal = await startPortal()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
})
try {
  await takeAll(browser, portal.at)
} finally {
  await browser.close()
  await portal.remove()
}
