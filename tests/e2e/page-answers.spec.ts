import type { RequestListener } from 'node:http'
import type { Page } from 'playwright/test'
import { deviceKeeps } from './support/device.ts'
import { inPlaceOf } from './support/in-place-of.ts'
import { expect, test } from './support/test.ts'
import { workerInCharge } from './support/worker.ts'

test.use({ portal: 'own', serviceWorkers: 'allow' })

const landing = (page: Page) =>
  page.getByRole('heading', { name: 'Good business deserves to be found.' })

test.beforeEach(async ({ page, faults }) => {
  faults.expect(/Failed to load resource|could not be loaded|ProblemError/)
  await page.goto('/')
  await workerInCharge(page)
  await deviceKeeps(page, { themes: 1, environment: 1 })
})
test.afterEach(({ server }) => server.start())

test('OFF-2 a server that is ill counts as no network', async ({ page, server }) => {
  await server.kill()
  const ill: RequestListener = (_request, response) => response.writeHead(503).end('Bad gateway')
  await inPlaceOf(server.url, ill, async () => {
    await page.goto('/')
    await expect(landing(page)).toBeVisible()
  })
})

test('OFF-2 a network that hangs does not keep the portal from opening', async ({
  page,
  server,
}) => {
  await server.kill()
  await inPlaceOf(
    server.url,
    () => {},
    async () => {
      await page.goto('/', { waitUntil: 'commit' })
      await expect(landing(page)).toBeVisible()
    },
  )
})

test('OFF-2 what the server refuses is shown, not the shell', async ({ page, server }) => {
  await server.kill()
  const gone: RequestListener = (_request, response) =>
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Said by the server</h1>')
  await inPlaceOf(server.url, gone, async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Said by the server' })).toBeVisible()
  })
})
