import { request } from 'playwright/test'
import {
  foreignPaths,
  startForeignBackEnd,
  type ForeignBackEnd,
} from '../fixtures/foreign-back-end.ts'
import { pageIsLive } from './support/live.ts'
import { startPortal, type PortalServer } from '../fixtures/portal-server.ts'
import { expect, test as base } from './support/test.ts'

/** A portal that works with a back end which is not ours. */
const test = base.extend<{ foreign: ForeignBackEnd; server: PortalServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to find dependencies
  foreign: async ({}, use) => {
    const foreign = await startForeignBackEnd()
    await use(foreign)
    await foreign.close()
  },
  server: async ({ foreign }, use) => {
    const server = await startPortal({
      API_BASE_URL: foreign.url,
      API_PATHS: JSON.stringify(foreignPaths),
    })
    await use(server)
    await server.remove()
  },
})

test('API-3 a public profile of another back end is rendered, then read by the browser itself', async ({
  page,
  foreign,
  server,
}) => {
  const call = 'GET /v9/open/suppliers/acme'
  const visitor = await request.newContext()
  const html = await (await visitor.get(`${server.url}/organization/acme`)).text()
  await visitor.dispose()
  expect(html).toContain('Acme Mining Supplies')
  expect(foreign.heard.filter((one) => one.call === call)).toHaveLength(1)

  await page.goto('/organization/acme')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acme Mining Supplies')
  // Before the page is live its links load documents, and the server would ask again.
  await pageIsLive(page)
  // Coming back, the browser asks by itself; the page's own policy lets it.
  await page.getByRole('link', { name: 'Claim profile' }).click()
  await expect(page).toHaveURL('/')
  // The address changes before the screen does.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Acme Mining Supplies')
  const asked = page.waitForResponse(`${foreign.url}/open/suppliers/acme`)
  await page.goBack()
  expect((await asked).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acme Mining Supplies')
})

test('API-3 where the back end refuses a search the browser draws the page anew, and says so', async ({
  page,
  faults,
  server,
}) => {
  faults.expect('status of 404')
  await page.goto(`${server.url}/discover?q=drills`)
  await expect(page.getByText('The suppliers could not be searched')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('drills')
})
