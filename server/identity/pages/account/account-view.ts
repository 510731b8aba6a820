import type { Account } from '../../accounts/account-store.ts'
import type { AddressChange } from '../../accounts/address-changes.ts'
import type { AccountSession } from '../../accounts/sessions.ts'
import type { Factors } from '../../factors/second-factors.ts'

/** What the page shows of an account. */
export type AccountView = {
  account: Account
  sessions: readonly AccountSession[]
  /** `uid` of the session that looks at the page. */
  ownUid: string
  /** The change of address that waits for its links. */
  change: AddressChange | undefined
  factors: Factors
}
