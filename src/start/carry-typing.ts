import { isChanged } from '../lib/is-changed.ts'
import { placeOf } from './place-of.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Looks after what is typed and chosen while React takes the page over. To be called before it begins.
 * @returns to be called when React could not take something over and has made it anew, as in a page
 * that was translated already: texts, choices and focus go from the fields that are gone to those in
 * their place
 */
export function carryTyping(): () => void {
  const focused = document.activeElement
  let fields = [...document.querySelectorAll<Field>('input, textarea, select')].map((field) => ({
    field,
    place: placeOf(field),
  }))
  return () => {
    const lost = fields.filter(({ field }) => !field.isConnected)
    fields = fields.filter(({ field }) => field.isConnected)
    for (const { field, place } of lost) {
      const next = document.querySelector<Field>(place)
      if (!next || next.name !== field.name || next.type !== field.type) continue
      carry(field, next)
      if (field === focused && document.activeElement === document.body) next.focus()
    }
  }
}

function carry(field: Field, next: Field): void {
  const differs = 'checked' in field && 'checked' in next && field.checked !== next.checked
  // Of radio buttons the one that is left goes with the one that is chosen.
  if (differs && isChanged(field) && (field.checked || field.type === 'checkbox')) next.click()
  if (isChanged(field) && next.value !== field.value) type(next, field.value)
}

/** As a person would, so that React hears of it: it does not of an assigned value. */
function type(field: Field, text: string): void {
  const { prototype } = field.constructor as typeof HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}
