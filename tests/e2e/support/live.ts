import type { Page } from 'playwright/test'
import { partAddress } from './built-parts.ts'

type Root = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } }

/**
 * Runs in a page: whether React has taken over all of what the server rendered. It does so in slices,
 * and has no public sign for it: it marks what it has reached, and its root once that is in use.
 */
export function isLive(): boolean {
  const isMarked = (one: object) => Object.keys(one).some((key) => key.startsWith('__react'))
  const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))
  const state = (root?.[1] as Root | undefined)?.stateNode.current.memoizedState
  if (!state || state.isDehydrated || !isMarked(document.documentElement)) return false
  return [...document.querySelectorAll('h1, button, input, select, textarea')].every(isMarked)
}

/** Waits until the application has taken over the page that the server rendered. */
export async function pageIsLive(page: Page): Promise<void> {
  await page.waitForFunction(isLive)
}

/**
 * Keeps the pages of a test from becoming live, as a poor line would.
 * @returns lets them
 */
export async function holdApplication(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(partAddress('application'), async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

/**
 * Keeps the next documents of a page from ever being idle, as one with a lot to do.
 * @returns lets the one that is shown do what it put off
 */
export async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { promise: idle, resolve: becomeIdle } = Promise.withResolvers<void>()
    const deadline = { didTimeout: false, timeRemaining: () => 50 }
    const requestIdleCallback = (work: IdleRequestCallback) => void idle.then(() => work(deadline))
    Object.assign(window, { becomeIdle, requestIdleCallback })
  })
  return () => page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle())
}
