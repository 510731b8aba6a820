import { isComposing } from './is-composing.ts'

/**
 * Hides a key that an input method takes from the portal (KEEP-4). Heard on the window before anything
 * else, it covers the keys that no handler of the portal's own sees: Tab, which a dialog's primitive
 * takes at its last field, and Enter, by which the browser itself submits a form.
 * @param event a `keydown`, in its capture phase
 */
export function guardComposition(event: KeyboardEvent): void {
  if (!isComposing(event)) return
  event.stopPropagation()
  if (event.key === 'Enter') event.preventDefault()
}
