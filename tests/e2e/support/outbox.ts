import type { BrowserContext, Locator, Page } from 'playwright/test'
import { expect } from './test.ts'

const saves = '**/api/organizations/*'

/** What is typed into the description, and kept as a draft. */
export async function typeDescription(page: Page, text: string): Promise<void> {
  await page.getByLabel('Description').fill(text)
  await page.getByLabel('Description').blur()
}

/** The status in the header while something is to be seen in the queue. */
export function status(page: Page, words: string): Locator {
  return page.getByRole('banner').getByRole('button', { name: words })
}

/** Opens the queue from the status that says these words. */
export async function openQueue(page: Page, words: string): Promise<Locator> {
  await status(page, words).click()
  const queue = page.getByRole('dialog', { name: 'Unsent changes' })
  // It comes late: only with the focus does it listen to Escape.
  await expect(queue).toBeFocused()
  return queue
}

/**
 * No save reaches the server from now on, while pages still open.
 * @returns lets them through again, and has a page notice at once instead of at its next try
 */
export async function cutSaves(context: BrowserContext): Promise<(page: Page) => Promise<void>> {
  await context.route(saves, (route) =>
    route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
  )
  return async (page) => {
    await context.unroute(saves)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
  }
}

/** Presses Send now while no save arrives: it is tried, and said that it was in vain. */
export async function sendInVain(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByTestId('status-region')).toHaveText(/^Not everything could be sent/)
}

/** Counts the saves that the server has stored from now on, whichever page sent them. */
export function countSaves(context: BrowserContext): () => number {
  let count = 0
  context.on('response', (response) => {
    if (response.request().method() === 'PATCH' && response.ok()) count += 1
  })
  return () => count
}

/** Everything that the page says from now on, in order. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const region = document.querySelector('[data-testid=status-region]')
    if (!region) throw new Error('There is no status region.')
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

/** All drafts that are in IndexedDB, as text: what a crash would leave. */
export function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>()
    const opening = indexedDB.open('credence')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const rows = opening.result.transaction('drafts').objectStore('drafts').getAll()
      rows.addEventListener('success', () => {
        resolve(rows.result)
        opening.result.close()
      })
    })
    return JSON.stringify(await promise)
  })
}
