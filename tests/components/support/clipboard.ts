import { commands } from 'vitest/browser'

let kept: ClipboardItem[] = []

/**
 * Two pages run tests side by side in one browser, and the system has one clipboard: what the other page
 * copies would be read here. So each has one of its own, which the portal writes and a test reads by the
 * browser's own interface. The system's clipboard has tests in `tests/e2e` and `tests/engines`.
 */
export const clipboard = {
  /** Puts it in place of the system's, for as long as the page lives. */
  separate(): void {
    Object.assign(navigator.clipboard, {
      write: async (items: ClipboardItem[]) => {
        kept = await Promise.all(items.map(whole))
      },
      writeText: async (text: string) => {
        kept = [new ClipboardItem({ 'text/plain': text })]
      },
      read: async () => kept,
      readText,
    } satisfies Partial<Clipboard>)
  },
  empty(): void {
    kept = []
  },
  /** Pastes a text where the focus is, with the keys that a person presses. */
  paste: (text: string): Promise<void> => commands.paste(text),
}

/**
 * What a page may only promise is waited for, as a browser does before it says that it was copied.
 * @throws what the promise was rejected with, or a DOMException for what a browser refuses to keep
 */
async function whole(item: ClipboardItem): Promise<ClipboardItem> {
  const parts = item.types.map(async (type) => {
    if (!ClipboardItem.supports(type)) throw new DOMException(type, 'NotAllowedError')
    return [type, await item.getType(type)] as const
  })
  return new ClipboardItem(Object.fromEntries(await Promise.all(parts)))
}

async function readText(): Promise<string> {
  const item = kept.find(({ types }) => types.includes('text/plain'))
  return (await item?.getType('text/plain'))?.text() ?? ''
}
