import type { DocumentCommand } from '../src/lib/document-messages.ts'
import { shortcutKey } from '../src/lib/shortcut-key.ts'

/** A key that no input method takes for itself: `gestures.ts` asks. */
type Pressed = { key: string; code: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

const zoomKeys: Readonly<Record<string, 'in' | 'out' | 'width'>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'width',
}

/** What a key does in the frame; null for all others. Keys of the browser, such as Ctrl and +, are left to it. */
export function ownCommand(pressed: Pressed): DocumentCommand | null {
  const to = hasModifier(pressed) ? undefined : zoomKeys[pressed.key]
  return to ? { type: 'zoom', to } : null
}

/**
 * The key to tell the portal, whose keys work although the frame has the focus.
 * @returns null for keys that scroll, that move the focus, that the frame takes itself, or of the browser
 */
export function keyForPortal(pressed: Pressed): string | null {
  if (hasModifier(pressed) || ownCommand(pressed)) return null
  const key = shortcutKey(pressed)
  const isCharacter = [...key].length === 1 && key.trim() !== ''
  return isCharacter || key === 'Escape' ? key : null
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: Pressed) => ctrlKey || metaKey || altKey
