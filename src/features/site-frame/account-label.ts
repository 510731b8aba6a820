import type { Translate } from '../../i18n/texts.ts'
import type { CurrentUser } from '../../contract/membership.ts'

/**
 * What the user's menu is called: the name, else the address, else simply the account.
 * @returns never empty
 */
export function accountLabel(
  t: Translate,
  user: Pick<CurrentUser, 'firstName' | 'lastName' | 'email'>,
): string {
  const name = [user.firstName, user.lastName].map((part) => part.trim()).filter(Boolean)
  return name.join(' ') || user.email || t('frame.account')
}
