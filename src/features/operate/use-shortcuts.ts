import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '#src/lib/is-composing.ts'
import { shortcutKey } from '#src/lib/shortcut-key.ts'
import { singleKeys } from './single-keys.ts'

/** Keys of the console, as `shortcutKey` calls them, and what each does. */
export type Shortcuts = Readonly<Record<string, () => void>>

/** Where keys write or choose something, they are not ours. */
const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
/** A dialog has the keyboard for itself. */
const dialog = '[role=dialog]'

/**
 * Listens for single keys, as long as nothing is typed and no dialog is open.
 * @returns does what a key stands for that was pressed in a frame
 */
export function useShortcuts(shortcuts: Shortcuts): (key: string) => void {
  const press = (key: string): boolean => {
    if (document.querySelector(dialog)) return false
    if (key.length === 1 && !singleKeys.get()) return false
    const work = Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined
    work?.()
    return work !== undefined
  }
  const pressed = useEffectEvent(press)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { target } = event
      if (event.defaultPrevented || isComposing(event) || event.repeat) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const isOn = (selector: string) => target instanceof Element && target.matches(selector)
      if (isOn(typing)) return
      const key = shortcutKey(event)
      // Enter presses what has the focus.
      if (key === 'Enter' && isOn('a, button, summary, input')) return
      if (pressed(key)) event.preventDefault()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return press
}
