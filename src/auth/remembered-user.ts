import type { CurrentUser } from '../contract/membership.ts'
import { isRecord } from '../lib/is-record.ts'
import type { LocalArea } from '../lib/local-area.ts'

/**
 * The user of the last sign-in on this device: id, names and address, no secret (AUT-12).
 * @returns null where no user is stored
 */
export function rememberedUser(local: LocalArea): CurrentUser | null {
  const text = local.get('private.user')
  if (!text) return null
  try {
    const user: unknown = JSON.parse(text)
    return isUser(user) ? user : null
  } catch {
    return null
  }
}

const fields = [
  'id',
  'firstName',
  'lastName',
  'email',
  'slug',
] as const satisfies (keyof CurrentUser)[]

/** By hand: with schemas, a guest's first visit would load what reads them. */
function isUser(value: unknown): value is CurrentUser {
  return isRecord(value) && fields.every((field) => typeof value[field] === 'string')
}

/** Stores the user of this sign-in on the device. */
export function rememberUser(local: LocalArea, user: CurrentUser): void {
  local.set('private.user', JSON.stringify(user))
}
