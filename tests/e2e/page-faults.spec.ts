import { expect, test, type Page } from 'playwright/test'
import { watchFaults } from './support/page-faults.ts'

const address = 'http://localhost/planted'

/** Opens a page made of a script and a policy; nothing leaves the browser. */
async function openPlanted(page: Page, script: string, policy = ''): Promise<void> {
  await page.context().route('**/*', (route) =>
    route.request().url() === address
      ? route.fulfill({
          contentType: 'text/html',
          headers: policy ? { 'content-security-policy': policy } : {},
          body: `<!doctype html><link rel="icon" href="data:,"><p>Planted</p><script>${script}</script>`,
        })
      : route.abort(),
  )
  await page.goto(address)
}

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
    policy: "script-src 'none'",
    says: 'Content-Security-Policy violation: script-src',
  },
  {
    fault: 'a request to a foreign host',
    script: "fetch('https://elsewhere.example/').catch(() => 0)",
    says: 'request to a foreign host https://elsewhere.example/',
  },
]

for (const { fault, script, policy, says } of planted) {
  test(`SEC-1 the end-to-end tests notice ${fault}`, async ({ context, page }) => {
    const faults = await watchFaults(context)
    await openPlanted(page, script, policy)
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
