import type { BrowserContext, Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { openIdentityPage, submitSignIn } from './support/accounts.ts'
import { deviceKeeps } from './support/device.ts'
import { firstVisit, noNetwork } from './support/first-visit.ts'
import { pageIsLive } from './support/live.ts'
import { dumpDevice } from './support/offline.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own', serviceWorkers: 'allow' })

const profile = '/organization/coolabah-office-supplies'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

async function expectEveryRoute(page: Page): Promise<void> {
  await page.goto('/')
  await expect(heading(page, 'Good business deserves to be found.')).toBeVisible()
  await page.goto('/login')
  await expect(heading(page, 'Register your business for free!')).toBeVisible()
  await page.goto('/get-started')
  await expect(heading(page, 'Your profile in five steps')).toBeVisible()
  await page.goto('/benefits')
  await expect(page.getByText('The offers could not be loaded')).toBeVisible()
  await page.goto('/organisation')
  await expect(page).toHaveURL(/\/login\?returnTo=%2Forganisation/)
  await expect(heading(page, 'Register your business for free!')).toBeVisible()
  await page.goto('/register/organisation')
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fregister%2Forganisation/)
  await page.goto('/nowhere')
  await expect(heading(page, 'Page not found')).toBeVisible()
  await page.goto(profile)
  await expect(heading(page, 'You are offline')).toBeVisible()
}

test('OFF-2 after one visit every route opens offline', async ({ page, context, faults }) => {
  faults.expect(noNetwork)
  await firstVisit(page, '/login')
  await context.setOffline(true)
  await expectEveryRoute(page)
  const logo = page.getByRole('banner').getByRole('img', { name: 'Credence' })
  await page.goto('/login')
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('OFF-2 after one visit every route opens while the server is gone', async ({
  page,
  server,
  faults,
}) => {
  faults.expect(noNetwork)
  await firstVisit(page, '/')
  await server.kill()
  try {
    await expectEveryRoute(page)
  } finally {
    await server.start()
  }
  await page.goto('/')
  await expect(heading(page, 'Good business deserves to be found.')).toBeVisible()
})

for (const path of ['/login', '/badge', '/trust', '/get-started', '/benefits']) {
  test(`OFF-2 ${path} looks the same whether the server or the shell brings it`, async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(noNetwork)
    await firstVisit(page, path)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Before that the guide to the badge marks none of its tabs.
    await pageIsLive(page)
    const rendered = await readLooks(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => readLooks(page)).toEqual(rendered)
  })
}

test('PUB-11 a profile seen once opens offline with its age', async ({ page, context, faults }) => {
  faults.expect(noNetwork)
  await firstVisit(page, profile)
  await deviceKeeps(page, { publicProfiles: 1 })
  await context.setOffline(true)
  await page.goto(profile)
  await expect(heading(page, 'Coolabah Office Supplies')).toBeVisible()
  await expect(page.getByText('You are seeing the copy kept on this device, fetched')).toBeVisible()
})

for (const [how, away] of [
  ['without a network', 'offline'],
  ['while the server is gone', 'down'],
] as const) {
  test(`PUB-11 ${how} the start page leads to the profiles seen before`, async ({
    page,
    context,
    server,
    faults,
  }) => {
    faults.expect(noNetwork)
    await firstVisit(page, profile)
    await deviceKeeps(page, { publicProfiles: 1 })
    await page.goto('/organization/bare-bones-trading')
    await deviceKeeps(page, { publicProfiles: 2 })
    if (away === 'offline') await context.setOffline(true)
    else await server.kill()
    await page.goto('/')
    const seen = page.getByRole('region', { name: 'Profiles on this device' })
    const names = ['Bare Bones Trading', 'Coolabah Office Supplies']
    await expect(seen.getByRole('link')).toHaveText(names)
    const first = page.getByRole('main').getByRole('heading').first()
    if (away === 'offline') await expect(first).toHaveText('Profiles on this device')
    await seen.getByRole('link', { name: 'Coolabah Office Supplies' }).click()
    await expect(heading(page, 'Coolabah Office Supplies')).toBeVisible()
    await expect(page.getByText('copy kept on this device, fetched')).toBeVisible()
    if (away === 'down') await server.start()
  })
}

test('AUT-12 somebody who stays signed in opens their organisation offline', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(noNetwork, 'ProblemError')
  await firstVisit(page, '/login')
  // With a worker in charge: it must swallow neither the provider's pages nor the way back.
  await openIdentityPage(page, 'login', '/organisation')
  await page.getByLabel('Keep me logged in').check()
  await submitSignIn(page, demoAccount)
  const name = page.getByLabel('Organisation name')
  await expect(name).not.toHaveValue('')
  const organisation = await name.inputValue()
  await page.reload()
  await expect(name).toHaveValue(organisation)
  await deviceKeeps(page, { memberships: 1, organisations: 1, reference: 2 })
  await context.setOffline(true)
  await page.goto('/')
  await expect(page).toHaveURL('/organisation?organisation=northwind-packaging')
  await expect(name).toHaveValue(organisation)
})

test("OFF-10 what a sign-out could not remove goes with the next guest's visit", async ({
  page,
  context,
}) => {
  await firstVisit(page, '/login')
  await openIdentityPage(page, 'login', '/organisation')
  await submitSignIn(page, demoAccount)
  await deviceKeeps(page, { memberships: 1, organisations: 1 })
  // As where the page is closed while it signs out: nobody is known any longer, their rows are there.
  await page.evaluate(() => {
    localStorage.clear()
    localStorage.setItem('credence.device-unclean', 'yes')
  })
  await context.clearCookies()
  await page.goto(profile)
  await deviceKeeps(page, { publicProfiles: 1 })
  const tables = (await dumpDevice(page)).map(({ table }) => table)
  expect(tables).not.toContain('memberships')
  expect(tables).not.toContain('organisations')
  const mark = () => page.evaluate(() => localStorage.getItem('credence.device-unclean'))
  await expect.poll(mark).toBe('')
})

test('OFF-12 no cache holds an answer of the API', async ({ page, context }) => {
  await firstVisit(page, '/login')
  await openIdentityPage(page, 'login', '/organisation')
  await submitSignIn(page, demoAccount)
  const name = page.getByLabel('Organisation name')
  await expect(name).not.toHaveValue('')
  const organisation = await name.inputValue()
  for (const path of ['/organisation/members', '/organisation?section=benefits', profile]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  const kept = await dumpCaches(context)
  const paths = kept.map(({ path }) => path)
  expect(paths).toContain('/brand.css')
  expect(paths).toContain('/shell.html')
  expect(paths.filter((path) => !/^\/(?:assets|brands|modules)\/|^\/[^/]+$/.test(path))).toEqual([])
  const own = kept.filter(({ path }) => !path.startsWith('/assets/'))
  for (const text of [demoAccount.email, organisation, 'eyJ']) {
    expect(own.filter(({ body }) => body.includes(text)).map(({ path }) => path)).toEqual([])
  }
})

test('BRD-4 a look that has changed meanwhile is the one that the next offline page has', async ({
  page,
}) => {
  await firstVisit(page, '/')
  const keptLook = () =>
    page.evaluate(async () => (await caches.match('/brand.css'))?.text() ?? null)
  const look = await keptLook()
  expect(look).toContain('--accent:')
  await page.evaluate(async () => {
    const cache = await caches.open('public-files')
    await cache.put('/brand.css', new Response(':root { --accent: #000000; }'))
  })
  await page.reload()
  await expect.poll(keptLook).toBe(look)
})

type KeptFile = { path: string; body: string }

async function dumpCaches(context: BrowserContext): Promise<KeptFile[]> {
  const [page] = context.pages()
  if (!page) throw new Error('No page is open.')
  return page.evaluate(async () => {
    const kept: KeptFile[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const body = (await (await cache.match(request))?.text()) ?? ''
        kept.push({ path: new URL(request.url).pathname, body })
      }
    }
    return kept
  })
}

/** Box and colours of each element of a screen, but of the list that is there without a network alone. */
function readLooks(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) => !element.closest('[aria-labelledby="on-device"]'))
      .map((element) => {
        const { display, padding, backgroundColor, color, fontSize } = getComputedStyle(element)
        return [element.tagName, display, padding, backgroundColor, color, fontSize].join(' ')
      }),
  )
}
