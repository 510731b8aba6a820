import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { invitationHours, type OperatorGrant } from '#src/contract/operate/operator-role.ts'
import { recordAudit } from './audit.ts'
import type { Connection } from './engine.ts'
import { isoTime } from './iso-time.ts'
import { brandOf, everyBrand, grantRole, isAdminOf, NoAdmin } from './operator-roles.ts'

/** Bytes at random in the link: nobody guesses it. */
const codeBytes = 24

/** Digits of the digest of a code that name its invitation; nobody finds the code by them. */
const idLength = 16

/** Who makes or withdraws a link. */
export type Inviter = {
  /** Of the admin who does; null: whoever runs the command line. */
  id: string | null
  /** As in the audit log. */
  email: string
}

/** A link that nobody has used yet. */
export type Invitation = OperatorGrant & { id: string; invitedBy: string; expiresAt: string }
export type NewInvitation = Invitation & { code: string }

/**
 * Makes a link by which one person becomes an operator.
 * @param now ms since the epoch
 * @returns the link with what it carries, of which only the digest is stored
 */
export async function inviteOperator(
  transaction: Connection,
  grant: OperatorGrant,
  by: Inviter,
  now: number,
): Promise<NewInvitation> {
  const code = randomBytes(codeBytes).toString('base64url')
  const expiresAt = isoTime(now + invitationHours * 3_600_000)
  await transaction
    .insertInto('operator_invitations')
    .values({
      ...{ code_hash: digestOf(code), role: grant.role, brand: grant.brandId ?? everyBrand },
      ...{ user_id: by.id, invited_by: by.email, expires_at: expiresAt },
    })
    .execute()
  await recordAudit(transaction, {
    ...{ actor: by.email, action: 'operator.invite', subject: grant.role },
    details: { ...grant },
  })
  return { ...grant, id: idOf(digestOf(code)), code, invitedBy: by.email, expiresAt }
}

/** The links that still work, what ends first before the others. @param now ms since the epoch */
export async function listInvitations(db: Connection, now: number): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('operator_invitations')
    .select(['code_hash', 'role', 'brand', 'invited_by as invitedBy', 'expires_at as expiresAt'])
    .where('expires_at', '>', isoTime(now))
    .orderBy('expires_at')
    .execute()
  return rows.map(({ code_hash, brand, ...row }) => ({
    ...row,
    ...{ id: idOf(code_hash), brandId: brandOf(brand) },
  }))
}

/**
 * Makes a link useless.
 * @throws NoAdmin where it gives a role that `by` does not give
 * @returns whether there was one
 */
export async function withdrawInvitation(
  transaction: Connection,
  id: string,
  by: Inviter,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('operator_invitations')
    .select(['code_hash', 'role', 'brand'])
    .where(sql`substr(code_hash, 1, ${sql.lit(idLength)})`, '=', id)
    .executeTakeFirst()
  if (!found) return false
  const grant = { role: found.role, brandId: brandOf(found.brand) }
  if (by.id !== null && !(await isAdminOf(transaction, by.id, grant.brandId)))
    throw new NoAdmin('No admin of that brand')
  const { numDeletedRows } = await transaction
    .deleteFrom('operator_invitations')
    .where('code_hash', '=', found.code_hash)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await recordAudit(transaction, {
    ...{ actor: by.email, action: 'operator.withdraw', subject: grant.role },
    details: { ...grant },
  })
  return true
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

/** @param codeHash digest of the code */
const idOf = (codeHash: string) => codeHash.slice(0, idLength)

const digestOf = (code: string) => createHash('sha256').update(code).digest('hex')
