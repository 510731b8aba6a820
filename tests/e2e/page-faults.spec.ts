import { expect, test, type Page } from 'playwright/test'
import { watchFaults, watchViolations } from './support/page-faults.ts'

const address = 'http://localhost/planted'

/** Opens a page made of a script and a policy; nothing leaves the browser. */
async function openPlanted(
  page: Page,
  script: string,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.context().route('**/*', (route) =>
    route.request().url() === address
      ? route.fulfill({
          contentType: 'text/html',
          headers,
          body: `<!doctype html><link rel="icon" href="data:,"><p>Planted</p><script>${script}</script>`,
        })
      : route.abort(),
  )
  await page.goto(address)
}

/** Keeps every script from running. */
const blocked = { 'content-security-policy': "script-src 'none'" }

const planted = [
  { fault: 'an error on the console', script: "console.error('planted')", says: 'planted' },
  {
    fault: 'an uncaught exception',
    script: "throw new Error('planted')",
    says: 'uncaught Error: planted',
  },
  {
    fault: 'a rejection nobody handles',
    script: "Promise.reject(new Error('planted'))",
    says: 'uncaught Error: planted',
  },
  {
    fault: 'a violation of the content security policy',
    script: '0',
    headers: blocked,
    says: 'Content-Security-Policy violation: script-src',
  },
  {
    fault: 'a request to a foreign host',
    script: "fetch('https://elsewhere.example/').catch(() => 0)",
    says: 'request to a foreign host https://elsewhere.example/',
  },
]

for (const { fault, script, headers, says } of planted) {
  test(`SEC-1 the end-to-end tests notice ${fault}`, async ({ context, page }) => {
    const faults = await watchFaults(context)
    await openPlanted(page, script, headers)
    await expect.poll(() => faults.unexpected().join('\n')).toContain(says)
  })
}

test('a fault that a test announced is not held against it', async ({ context, page }) => {
  const faults = await watchFaults(context)
  const heard = context.waitForEvent('console')
  await openPlanted(page, "console.error('planted 404')")
  await heard
  expect(faults.unexpected()).toHaveLength(1)
  faults.expect(/planted \d+/)
  expect(faults.unexpected()).toEqual([])
})

test('requests to hosts below localhost stay on this machine', async ({ context, page }) => {
  const faults = await watchFaults(context)
  const asked = context.waitForEvent('request', (request) => request.url().includes('verdant'))
  await openPlanted(page, "fetch('http://verdant.localhost/').catch(() => 0)")
  await asked
  expect(faults.unexpected().filter((fault) => fault.includes('foreign'))).toEqual([])
})

test('SEC-1 no test can announce a violation of the content security policy', async ({
  context,
  page,
}) => {
  const faults = await watchFaults(context)
  faults.expect(/./)
  await openPlanted(page, "console.error('planted')", blocked)
  await expect.poll(() => faults.unexpected().join('\n')).toContain('violation: script-src')
})

const policies = [
  { what: 'a policy', header: 'content-security-policy', value: "script-src 'none'" },
  {
    what: 'a policy that only reports',
    header: 'content-security-policy-report-only',
    value: "script-src 'none'",
  },
  {
    what: 'trusted types',
    header: 'content-security-policy',
    value: "require-trusted-types-for 'script'",
  },
]

for (const { what, header, value } of policies) {
  test(`SEC-1 the end-to-end tests notice a violation of ${what} in a page that a test opens beside its own`, async ({
    playwright,
    launchOptions,
  }) => {
    const browser = await playwright.chromium.launch(launchOptions)
    const violations: string[] = []
    watchViolations(browser, violations)
    const page = await browser.newPage()
    await openPlanted(page, "document.body.innerHTML = '<p>planted</p>'", { [header]: value })
    await expect.poll(() => violations).not.toEqual([])
    await browser.close()
  })
}
