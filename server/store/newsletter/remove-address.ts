import { emailKey } from '#src/contract/email-address.ts'
import type { OperatorScope } from '../../policies/operator.ts'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import { isInScope } from '../operator-view.ts'

export type AddressToRemove = {
  email: string
  /** Nothing is removed of other brands. */
  scope: OperatorScope
  /** E-mail address of the operator. */
  actor: string
}

/**
 * Removes an address from all newsletters of some brands. The audit log says from how many of which, and not which
 * address: that is what was to be forgotten.
 * @returns subscriptions that it had there; where it had none, nothing is recorded
 */
export function removeAddress(
  db: Connection,
  { email, scope, actor }: AddressToRemove,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .deleteFrom('newsletter_sign_ups')
      .where('email', '=', emailKey(email))
      .where(isInScope('brand_id', scope))
      .returning('brand_id')
      .execute()
    if (rows.length === 0) return 0
    const brands = [...new Set(rows.map((row) => row.brand_id))].toSorted()
    const details = { brands, subscriptions: rows.length }
    await recordAudit(transaction, {
      ...{ actor, action: 'newsletter.remove', subject: 'newsletter', details },
    })
    return rows.length
  })
}
