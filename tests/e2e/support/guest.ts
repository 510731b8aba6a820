import type { Browser, BrowserContextOptions, Page } from 'playwright/test'
import { watchFaults, type PageFaults } from './page-faults.ts'
import { expect, test as base } from './test.ts'

/** A page that goes on from test to test, with what its browser has fetched and compiled. */
type Guest = { page: Page; faults: PageFaults }

type GuestPool = {
  /**
   * The page of the last test if that had the same options, else one in a new context.
   * @param options of the context, in JSON
   */
  pageFor(options: string): Promise<Guest>
  close(): Promise<void>
}

/**
 * The same test for whoever only looks at open pages, as a guest. Its page, context and faults are those
 * of the test before, cleaned: a page that begins with nothing costs half as much again as one that is
 * warm. A test about first loads, or that signs in, has the page of `test.ts`.
 */
export const test = base.extend<{ guest: Guest }, { guests: GuestPool }>({
  guests: [
    async ({ browser }, use) => {
      const pool = createGuestPool(browser)
      await use(pool)
      await pool.close()
    },
    { scope: 'worker' },
  ],
  guest: async (
    {
      guests,
      baseURL,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      serviceWorkers,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const options = {
      ...contextOptions,
      ...{ baseURL, colorScheme, deviceScaleFactor, hasTouch, isMobile },
      ...{ javaScriptEnabled, serviceWorkers, userAgent, viewport },
    }
    const guest = await guests.pageFor(JSON.stringify(options))
    await use(guest)
    await clean(guest)
    if (viewport) await guest.page.setViewportSize(viewport)
  },
  context: async ({ guest }, use) => use(guest.page.context()),
  faults: async ({ guest: { faults } }, use) => {
    await use(faults)
    expect(faults.unexpected(), 'faults in the page that the test did not expect').toEqual([])
  },
  page: async ({ faults: _watching, guest }, use) => use(guest.page),
})

function createGuestPool(browser: Browser): GuestPool {
  let current: { options: string; guest: Guest } | null = null
  const close = async (): Promise<void> => current?.guest.page.context().close()
  return {
    async pageFor(options) {
      if (current?.options === options) return current.guest
      await close()
      const context = await browser.newContext(JSON.parse(options) as BrowserContextOptions)
      const faults = await watchFaults(context)
      current = { options, guest: { page: await context.newPage(), faults } }
      // No test could take back what it lets run in every document.
      Object.assign(context, { addInitScript: refuse })
      Object.assign(current.guest.page, { addInitScript: refuse })
      return current.guest
    },
    close,
  }
}

async function refuse(): Promise<never> {
  throw new Error('Others go on with this page: a test that changes it takes the one of test.ts.')
}

/** Takes back what a test can have changed; the cache of the network stays. */
async function clean({ page, faults }: Guest): Promise<void> {
  const context = page.context()
  const others = context.pages().filter((one) => one !== page)
  await Promise.all(others.map((one) => one.close()))
  await page.unrouteAll()
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    forcedColors: null,
    reducedMotion: null,
  })
  // A document of the same origin, so that the process of the page goes on, too.
  await page.goto('/robots.txt')
  await page.evaluate(forgetAll)
  faults.forget()
}

/** Runs in a page. */
async function forgetAll(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) {
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name ?? '')
      Object.assign(request, { onsuccess: resolve, onerror: reject, onblocked: reject })
    })
  }
}
