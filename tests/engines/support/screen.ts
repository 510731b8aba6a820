import { expect, vi } from 'vitest'
import type { Browser, PageElement } from './browser.ts'
import { findNamed, selectAll, shows } from './in-page.ts'

/** Milliseconds in which a page has to become what a test waits for, on a busy machine. */
export const patience = { timeout: 20_000, interval: 100 }

/** Kinds of elements, by what a person calls them. */
const kinds = {
  button: 'button, [role=button], summary',
  field: 'input, textarea, select',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  option: '[role=option]',
}
type Kind = keyof typeof kinds

/** Waits for an element, by the name that a person reads. */
export function see(browser: Browser, kind: Kind, name: string): Promise<PageElement> {
  return vi.waitFor(async () => {
    const found = await browser.find(findNamed, kinds[kind], name)
    if (!found) throw new Error(`There is no ${kind} '${name}' at ${await browser.url()}.`)
    return found
  }, patience)
}

/** Waits for an element and presses it. */
export async function press(browser: Browser, kind: Kind, name: string): Promise<void> {
  await (await see(browser, kind, name)).click()
}

/** Replaces what a field holds, by typing. */
export async function fill(browser: Browser, name: string, text: string): Promise<void> {
  const field = await see(browser, 'field', name)
  await field.click()
  await browser.run(selectAll)
  await field.type(text)
}

/** Waits until the page shows a text. */
export async function read(browser: Browser, text: string): Promise<void> {
  await expect.poll(() => browser.run(shows, text), { ...patience, message: text }).toBe(true)
}
