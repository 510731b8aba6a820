import * as v from 'valibot'
import { currentUser, type CurrentUser } from '../contract/membership.ts'
import type { LocalArea } from '../lib/local-area.ts'

/** The user of the last sign-in on this device: id, names and address, no secret (AUT-12). */
export function rememberedUser(local: LocalArea): CurrentUser | null {
  const text = local.get('private.user')
  if (!text) return null
  try {
    const user = v.safeParse(currentUser, JSON.parse(text))
    return user.success ? user.output : null
  } catch {
    return null
  }
}

export function rememberUser(local: LocalArea, user: CurrentUser): void {
  local.set('private.user', JSON.stringify(user))
}
