import { readFile } from 'node:fs/promises'
import type { Response } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { askedScripts, partPath } from './support/built-parts.ts'
import { indexIsFilled } from './support/filled-index.ts'
import { dumpDevice } from './support/offline.ts'
import { pageIsLive } from './support/live.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Marks in the code of libraries that nobody needs on a first visit. */
const libraries = { MSAL: 'msal.js.browser', Dexie: 'DexieError', Valibot: 'ValiError' }

/** Of all scripts of a first visit until the page is quiet, compressed: it grows by decision only. */
const mostBytes = {
  '/': 105_000,
  '/organization/coolabah-office-supplies': 105_000,
  '/discover': 110_500,
}

for (const [path, most] of Object.entries(mostBytes)) {
  test(`A guest's first visit of ${path} loads neither MSAL nor Dexie, and keeps the page for the time offline`, async ({
    page,
  }) => {
    if (path === '/discover') await indexIsFilled(page)
    const scripts: Response[] = []
    page.on('response', (response) => {
      const isScript = response.request().resourceType() === 'script'
      if (isScript && !response.fromServiceWorker()) scripts.push(response)
    })
    // Of what the page's own thread runs: other threads keep nobody waiting.
    await page.coverage.startJSCoverage()
    await page.goto(path)
    await pageIsLive(page)
    const tables = async () => (await dumpDevice(page)).map(({ table }) => table)
    await expect.poll(tables, { timeout: 30_000 }).toContain('environment')
    expect(scripts.length).toBeGreaterThan(2)
    const run = await page.coverage.stopJSCoverage()
    const code = (await Promise.all(scripts.map((one) => one.text()))).join('\n')
    const codeRun = run.map(({ source }) => source).join('\n')
    expect(codeRun).toContain('hydrateRoot')
    const sizes = scripts.map((one) => Number(one.headers()['content-length']))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most)
    for (const [name, mark] of Object.entries(libraries)) {
      expect(code.includes(mark), `${name} came over the network`).toBe(false)
      expect(codeRun.includes(mark), `${name} ran in the page`).toBe(false)
    }
  })
}

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('A guest fetches nothing of the workplace, whichever page or dialog is open', async ({
    page,
    faults,
  }) => {
    faults.expect('status of 404')
    const asked = askedScripts(page)
    for (const path of [
      '/no/such/page',
      '/discover',
      '/get-started',
      '/login',
      '/badge',
      '/benefits',
    ]) {
      await page.goto(path)
      await pageIsLive(page)
      await page.waitForLoadState('networkidle')
    }
    await page.getByRole('button', { name: 'Invite suppliers' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(asked).toContain(partPath('dialog'))
    for (const part of ['user', 'store', 'workplace']) expect(asked).not.toContain(partPath(part))
  })

  test('A supplier’s page comes in a few files', async ({ page }) => {
    const asked = askedScripts(page)
    await openAs(page, demoAccount, '/organisation')
    await expect(page.getByLabel('Description')).toBeVisible()
    asked.length = 0
    await page.reload()
    await expect(page.getByLabel('Description')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toContain(partPath('workplace'))
    // Each costs a phone with a poor line a way there and back where another one asks for it. What comes
    // once the page has nothing else to do costs nobody anything.
    const late = ['register-worker', 'update-banner'].map(partPath)
    expect(asked.filter((path) => !late.includes(path)).length).toBeLessThanOrEqual(15)
  })
})

test('A browser compiles the modules of packages while it reads them, as they stand in parentheses', async () => {
  // https://v8.dev/blog/preparser#pife; without them React costs one long task at its first call.
  const code = await readFile(`dist/client${partPath('packages')}`, 'utf8')
  const calls = [...code.matchAll(/=(\w+)\((\(?)(?:\w+|\(\w+,\w+\))=>\{/g)]
  const makers = new Set(calls.filter(([, , eager]) => eager).map(([, maker]) => maker))
  expect(makers.size, 'the maker of modules').toBe(1)
  const modules = calls.filter(([, maker = '']) => makers.has(maker))
  expect(modules.length).toBeGreaterThan(5)
  expect(modules.filter(([, , eager]) => !eager)).toEqual([])
})
