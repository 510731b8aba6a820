import * as v from 'valibot'
import { slug } from '#src/contract/fields.ts'
import { normalHost } from '#src/contract/operate/brand-host.ts'

/** What is asked of a new brand, in the order of the form. */
export const newBrandFields = ['name', 'host', 'id'] as const
export type NewBrandField = (typeof newBrandFields)[number]

export type NewBrandFault = 'needed' | 'noHost' | 'noId' | 'taken'

/**
 * What is wrong with what was typed for a new brand, by its fields.
 * @param taken ids of the brands that there are
 */
export function newBrandFaults(
  typed: Readonly<Record<NewBrandField, string>>,
  taken: readonly string[],
): Partial<Record<NewBrandField, NewBrandFault>> {
  const id = typed.id.trim()
  const found = {
    name: null,
    host: normalHost(typed.host) === null ? 'noHost' : null,
    id: !v.is(slug, id) ? 'noId' : taken.includes(id) ? 'taken' : null,
  } as const
  const faults = newBrandFields.flatMap((field) => {
    const fault = typed[field].trim() === '' ? 'needed' : found[field]
    return fault ? [[field, fault] as const] : []
  })
  return Object.fromEntries(faults)
}
