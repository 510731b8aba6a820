import { createHash, randomBytes } from 'node:crypto'
import type { OperatorGrant } from '#src/contract/operate/operator-role.ts'
import { recordAudit } from './audit.ts'
import type { Connection } from './engine.ts'
import { isoTime } from './iso-time.ts'
import { brandOf, everyBrand, grantRole, isAdminOf } from './operator-roles.ts'

/** Bytes at random in the link: nobody guesses it. */
const codeBytes = 24

/** Who makes a link, and until when it works. */
export type Inviting = {
  /** As in the audit log. */
  invitedBy: string
  /** Of the admin who does; null: whoever runs the command line. */
  userId: string | null
  /** ms since the epoch */
  expiresAt: number
}

/**
 * Makes a link by which one person becomes an operator.
 * @returns what the link carries; only its digest is stored
 */
export async function inviteOperator(
  transaction: Connection,
  { role, brandId }: OperatorGrant,
  { invitedBy, userId, expiresAt }: Inviting,
): Promise<string> {
  const code = randomBytes(codeBytes).toString('base64url')
  await transaction
    .insertInto('operator_invitations')
    .values({
      ...{ code_hash: digestOf(code), role, brand: brandId ?? everyBrand, invited_by: invitedBy },
      ...{ user_id: userId, expires_at: isoTime(expiresAt) },
    })
    .execute()
  return code
}

/**
 * Gives a user the role of an invitation, which is used up by that.
 * @param now ms since the epoch
 * @returns the role; null where there is no such invitation any more, or whoever made it may not any more
 */
export async function acceptInvitation(
  transaction: Connection,
  user: { id: string; email: string },
  code: string,
  now: number,
): Promise<OperatorGrant | null> {
  const invitation = await transaction
    .deleteFrom('operator_invitations')
    .where('code_hash', '=', digestOf(code))
    .where('expires_at', '>', isoTime(now))
    .returningAll()
    .executeTakeFirst()
  if (!invitation) return null
  const grant = { role: invitation.role, brandId: brandOf(invitation.brand) }
  const { user_id: inviter } = invitation
  // A link can be made in the moment in which its admin loses the role.
  if (inviter !== null && !(await isAdminOf(transaction, inviter, grant.brandId))) return null
  await grantRole(transaction, user.id, grant)
  await recordAudit(transaction, {
    ...{ actor: user.email, action: 'operator.accept', subject: user.id },
    details: { ...grant, invitedBy: invitation.invited_by },
  })
  return grant
}

const digestOf = (code: string) => createHash('sha256').update(code).digest('hex')
