import { placeOf } from './place-of.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * Looks after what is typed while React takes the page over. To be called before it begins.
 * @returns to be called when React could not take something over and has made it anew, as in a page
 * that was translated already: texts and focus go from the fields that are gone to those in their place
 */
export function carryTyping(): () => void {
  const focused = document.activeElement
  let fields = [...document.querySelectorAll<TextField>('input, textarea')].map((field) => ({
    field,
    place: placeOf(field),
  }))
  return () => {
    const lost = fields.filter(({ field }) => !field.isConnected)
    fields = fields.filter(({ field }) => field.isConnected)
    for (const { field, place } of lost) {
      const next = document.querySelector<TextField>(place)
      if (!next || next.name !== field.name) continue
      if (field.value !== field.defaultValue && next.type === field.type) type(next, field.value)
      if (field === focused && document.activeElement === document.body) next.focus()
    }
  }
}

/** As a person would, so that React hears of it: it does not of an assigned value. */
function type(field: TextField, text: string): void {
  const { prototype } = field.constructor as typeof HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
