import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type ConsoleDesk, consoleDesk, evidenceFile } from './open-console.tsx'

/** What the queue shows. */
export const rows = page.getByRole('region', { name: 'Credentials to check' }).getByRole('listitem')
/** What sends a confirmation. */
export const send = page.getByRole('button', { name: 'Confirm', exact: true }).last()
/** What a supplier is told in the verifier's words. */
export const note = page.getByLabelText('In your own words')
/** The heading of the page: of what is open, or of the list. */
export const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Where an item of the fake is. */
export const addressOf = (number: number): string =>
  `/operate/credentials?item=supplier-${number}~iso-14001`

/** Waits until an item is open. */
export const expectOpen = (supplier: string): Promise<void> =>
  expect.element(page.getByRole('region', { name: 'Documents' }).getByText(supplier)).toBeVisible()

/** A queue in which each item has a file, so that nothing is missing for a confirmation. */
export function deskWithFiles(count: number): ConsoleDesk {
  const desk = consoleDesk(count)
  for (const { slug } of desk.rows)
    desk.details.set(slug, { evidence: [evidenceFile(slug, 'certificate.pdf')] })
  return desk
}

/** An answer that a test gives when it wants to. */
export function heldAnswer<T>() {
  let answer = (_: T): void => {}
  let fail = (_: Error): void => {}
  const held = new Promise<T>((resolve, reject) => {
    answer = resolve
    fail = reject
  })
  return { held, answer: (value: T) => answer(value), fail: (reason: Error) => fail(reason) }
}

/** Whether the browser asks before the page goes. */
export function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}
