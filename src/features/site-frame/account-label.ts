import type { CurrentUser } from '../../contract/membership.ts'
import * as siteCopy from './copy.ts'

/**
 * What the user's menu is called: the name, else the address, else simply the account.
 * @returns never empty
 */
export function accountLabel(user: Pick<CurrentUser, 'firstName' | 'lastName' | 'email'>): string {
  const name = [user.firstName, user.lastName].map((part) => part.trim()).filter(Boolean)
  return name.join(' ') || user.email || siteCopy.account
}
