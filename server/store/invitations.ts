import { invitationLimits, mayReceive } from '../policies/invitation-limits.ts'
import { mailboxKey } from '../mail/mailbox-key.ts'
import type { Connection, Engine } from './engine.ts'
import type { Fingerprints } from './outreach/fingerprints.ts'
import {
  addEntries,
  countEntries,
  forgetOldEntries,
  outreachLock,
} from './outreach/outreach-log.ts'

/** Who invites: an account, or a guest by the network that the call comes from. */
export type Inviter = { kind: 'user' | 'guest'; value: string }

/** A named recipient; `isDue`: a mail is to be sent, else the mailbox has had enough of them. */
export type Reservation = { id: string; email: string; isDue: boolean }

export type InvitationStore = {
  /**
   * Counts invitations before they are sent, all or none of them.
   * @param emails at least one
   * @returns the reservations in the order of the addresses; none where the sender has fewer left,
   * and how many they had left before
   */
  reserve(
    inviter: Inviter,
    emails: readonly string[],
  ): Promise<{ left: number; reservations: Reservation[] }>
  /** Takes back what could not be sent. */
  takeBack(ids: readonly string[]): Promise<void>
}

export function createInvitationStore(
  db: Connection,
  engine: Engine,
  fingerprint: Fingerprints,
): InvitationStore {
  return {
    async reserve({ kind, value }, emails) {
      const sender = await fingerprint(kind === 'user' ? 'user' : 'network', value)
      const named = await Promise.all(
        emails.map(async (email) => ({
          email,
          recipient: await fingerprint('mailbox', mailboxKey(email)),
        })),
      )
      const now = Date.now()
      const counted = { kind: 'invitation', sender } as const
      return db.transaction().execute(async (transaction) => {
        await engine.lock(transaction, outreachLock)
        await forgetOldEntries(transaction, now)
        const since = now - invitationLimits.senderWindow
        const used = await countEntries(transaction, counted, since)
        const left = Math.max(0, invitationLimits[kind] - used)
        if (emails.length > left) return { left, reservations: [] }
        const recipients = named.map(({ recipient }) => recipient)
        const sendersTo = await readSenders(transaction, recipients, now)
        const decided = named.map(({ email, recipient }) => {
          const earlier = sendersTo.get(recipient) ?? []
          const isDue = mayReceive(earlier, sender)
          if (isDue) sendersTo.set(recipient, [...earlier, sender])
          return { email, recipient, isDue }
        })
        const entries = decided.map(({ recipient, isDue }) => ({
          ...counted,
          recipient,
          is_sent: isDue ? 1 : 0,
        }))
        const ids = await addEntries(transaction, entries, now)
        const reservations = decided.map(({ email, isDue }, index) => ({
          id: ids[index] ?? '',
          email,
          isDue,
        }))
        return { left, reservations }
      })
    },
    async takeBack(ids) {
      if (ids.length === 0) return
      await db.deleteFrom('outreach_log').where('id', 'in', ids).execute()
    },
  }
}

/** Who has sent invitations to mailboxes of late, by mailbox. */
async function readSenders(
  transaction: Connection,
  recipients: readonly string[],
  now: number,
): Promise<Map<string, string[]>> {
  const since = new Date(now - invitationLimits.recipientWindow).toISOString()
  const rows = await transaction
    .selectFrom('outreach_log')
    .select(['recipient', 'sender'])
    .where('kind', '=', 'invitation')
    .where('recipient', 'in', recipients)
    .where('is_sent', '=', 1)
    .where('created_at', '>=', since)
    .execute()
  const senders = new Map<string, string[]>()
  for (const { recipient, sender } of rows) {
    if (recipient) senders.set(recipient, [...(senders.get(recipient) ?? []), sender])
  }
  return senders
}
