import type { Page } from 'playwright/test'
import { demoAccount } from '../../fixtures/accounts.ts'
import { expectSignedIn, openIdentityPage, submitSignIn } from './accounts.ts'
import { openNavigation } from './navigation.ts'
import { expect } from './test.ts'

/** What the browser says of requests that get no answer. */
export const lostRequests = [
  'ERR_INTERNET_DISCONNECTED',
  'ERR_CONNECTION_REFUSED',
  'ERR_CONNECTION_RESET',
  'ERR_EMPTY_RESPONSE',
] as const

export type KeptRow = { table: string; key: string; storedAt: number; value: unknown }

/** Everything that the device keeps. */
export function dumpDevice(page: Page): Promise<KeptRow[]> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.addEventListener('success', () => done(request.result))
        request.addEventListener('error', () => fail(request.error ?? new Error('no database')))
      })
    // Opening what is not there would make it, in the way of who really makes it.
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'credence')) return []
    const database = await answer(indexedDB.open('credence'))
    const rows: KeptRow[] = []
    for (const table of database.objectStoreNames) {
      const all = database.transaction(table).objectStore(table).getAll()
      const kept = (await answer<unknown[]>(all)) as Omit<KeptRow, 'table'>[]
      rows.push(...kept.map((row) => ({ ...row, table })))
    }
    database.close()
    return rows
  })
}

/** Signs in as the demo account, asking to be kept signed in, and opens the workplace. */
export async function openWorkplace(page: Page): Promise<void> {
  await openIdentityPage(page, 'login', '/organisation')
  await page.getByLabel('Keep me logged in').check()
  await submitSignIn(page, demoAccount)
  await expectSignedIn(page)
  await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
}

/** Waits until what the workplace needs is on the device; questionnaires come last. */
export async function expectPrepared(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const keys = (await dumpDevice(page)).map(({ key }) => key)
        return keys.filter((key) => /^questionnaire\/|\/(?:coolabah|northwind)/.test(key)).length
      },
      { timeout: 60_000 },
    )
    .toBe(7)
}

/** Follows a link of the account navigation, without loading a document. */
export async function goTo(page: Page, name: string): Promise<void> {
  const navigation = await openNavigation(page)
  await navigation.getByRole('link', { name, exact: true }).click()
}

/** Has the code of other screens loaded, as the service worker would have it. */
export async function visitOtherScreens(page: Page): Promise<void> {
  for (const name of ['Members', 'Add supplier']) {
    await goTo(page, name)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('My organization')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
  }
}
