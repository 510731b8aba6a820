import type { ReadonlyDeep } from '../readonly-deep.ts'
import type { ProfileFieldName, ProfileFields } from './profile-fields.ts'

/** An address of the form. Without a `value` it is what was typed, and names no place yet. */
export type TypedAddress = Readonly<NonNullable<ProfileFields['address']>>

/**
 * An address whose text was changed. Typed as it stood it is the place again: whoever takes a slip of
 * the finger back need not choose anew, nor have a network for it.
 * @param stored what the server has in this field
 */
export function retyped(label: string, stored: readonly (TypedAddress | null)[]): TypedAddress {
  const same = stored.find((one) => one !== null && one.label === label && one.value !== '')
  return { label, value: same?.value ?? '' }
}

/** The address if it was chosen from the list: only such a one can be sent. */
export function chosenAddress(address: TypedAddress | null): TypedAddress | null {
  return address?.value ? address : null
}

/** Whether text was typed that nobody chose a place for. */
export function isOnlyTyped(address: TypedAddress | null): boolean {
  return address !== null && !address.value && address.label.trim() !== ''
}

/** Whether a field holds an address that was only typed, so that the field cannot be sent as it is. */
export function holdsOnlyTyped(
  name: ProfileFieldName,
  { address, secondaryAddresses }: ReadonlyDeep<ProfileFields>,
): boolean {
  if (name === 'address') return isOnlyTyped(address)
  return name === 'secondaryAddresses' && secondaryAddresses.some(isOnlyTyped)
}

/** A text that is the same where two addresses count as the same; empty where there is nothing. */
export function comparableAddress(address: TypedAddress | null): string {
  if (address?.value) return `place ${address.value}`
  return address && isOnlyTyped(address) ? `typed ${address.label}` : ''
}
