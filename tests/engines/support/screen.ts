import { vi } from 'vitest'
import type { Browser, PageElement } from './browser.ts'
import { findNamed, isDialogOpen, selectAll, shows } from './in-page.ts'

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

/** Waits for an element and presses it, anew where it is drawn again meanwhile. */
export async function press(browser: Browser, kind: Kind, name: string): Promise<void> {
  await vi.waitFor(async () => {
    const found = await see(browser, kind, name)
    await found.click().catch((cause: unknown) => {
      throw new Error(`The ${kind} '${name}' cannot be pressed.`, { cause })
    })
  }, patience)
}

/** Replaces what a field holds, by typing. */
export async function fill(browser: Browser, name: string, text: string): Promise<void> {
  await press(browser, 'field', name)
  await browser.run(selectAll)
  await (await see(browser, 'field', name)).type(text)
}

/** Waits until the page shows a text. */
export async function read(browser: Browser, text: string): Promise<void> {
  await vi.waitFor(async () => {
    if (!(await browser.run(shows, text))) throw new Error(`The page does not say '${text}'.`)
  }, patience)
}

/** Types into a combobox and takes the first option that begins with a text. */
export async function choose(
  browser: Browser,
  name: string,
  text: string,
  option: string,
): Promise<void> {
  await fill(browser, name, text)
  await press(browser, 'option', option)
}

/** Closes the open dialog by its cross, which moves away while what the dialog says grows. */
export async function closeDialog(browser: Browser): Promise<void> {
  await vi.waitFor(async () => {
    if (!(await browser.run(isDialogOpen))) return
    await press(browser, 'button', 'Close')
    throw new Error('The dialog is still open.')
  }, patience)
}
