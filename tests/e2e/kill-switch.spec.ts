import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { deviceKeeps } from './support/device.ts'
import { install } from './support/release.ts'
import { expect, test } from './support/test.ts'
import { workerInCharge, workerKeeps } from './support/worker.ts'

test.use({ portal: 'own', serviceWorkers: 'allow' })

const landing = (page: Page) =>
  page.getByRole('heading', { name: 'Good business deserves to be found.' })

const left = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))

test('OFF-9 SERVICE_WORKER=off removes the worker and its caches, and nothing of the user', async ({
  page,
  context,
  server,
  faults,
}) => {
  // A picture asked for through the worker fails in the moment in which the worker goes.
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED .*\/brands\//)
  await page.goto('/')
  await workerInCharge(page)
  await deviceKeeps(page, { themes: 1, environment: 1 })
  await page.evaluate(async () => {
    await (await caches.open('shared-files')).put('/shared-files/one', new Response('mine'))
  })

  await server.start({ SERVICE_WORKER: 'off' })
  await page.goto('/login')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await expect
    .poll(() => left(page))
    .toEqual({ workers: 0, caches: ['shared-files'], databases: ['credence'] })
  await expect(page.locator('html[data-same-page]')).toHaveCount(1)
  await page.goto('/')
  await expect(landing(page)).toBeVisible()
  expect((await left(page)).workers).toBe(0)

  await server.start()
  await page.goto('/')
  await workerInCharge(page)
  await workerKeeps(page, ['/shell.html'])
  await context.setOffline(true)
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('OFF-9 a worker that breaks every page is replaced', async ({ page, faults }) => {
  test.slow()
  faults.expect(/ERR_FAILED|FetchEvent|Failed to load resource/)
  const { server, folder, remove } = await install()
  try {
    await writeFile(
      join(folder, 'dist/worker/sw.js'),
      `addEventListener('install', () => skipWaiting())
       addEventListener('activate', (event) => event.waitUntil(clients.claim()))
       addEventListener('fetch', (event) => event.respondWith(Promise.reject(new Error('broken'))))`,
    )
    await server.start()
    await page.goto(server.url)
    await workerInCharge(page)
    await expect(page.goto(server.url)).rejects.toThrow('ERR_FAILED')

    await server.start({ SERVICE_WORKER: 'off' })
    await expect(async () => {
      await page.goto(server.url)
      await expect(landing(page)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect.poll(async () => (await left(page)).workers).toBe(0)
  } finally {
    await remove()
  }
})
