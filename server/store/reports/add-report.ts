import { randomUUID } from 'node:crypto'
import { emailKey } from '#src/contract/email-address.ts'
import type { NewReport } from '#src/contract/reports/report.ts'
import { mailboxKey } from '../../mail/mailbox-key.ts'
import { reportLimits } from '../../policies/report-limits.ts'
import { recordAudit } from '../audit.ts'
import type { Connection, Engine } from '../engine.ts'
import { appendEvent } from '../events/append-event.ts'
import type { Occasion } from '../events/event.ts'
import { isoTime } from '../iso-time.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import type { Fingerprints } from '../outreach/fingerprints.ts'
import { rememberUser, type UserClaims } from '../users.ts'

/** Who reports: an account, or a guest by the network that the call comes from. */
export type Reporter = { user: UserClaims } | { user: null; network: string }

export type SentReport = Omit<NewReport, 'slug'> & {
  organisation: { id: string; slug: string }
  from: Reporter
  /** Where the links of letters lead; null: nobody is told by mail. */
  occasion: Occasion | null
}

/** The reporter, or guests about the profile, have reported as much as they may for now. */
export class TooManyReports extends Error {}

/**
 * Takes a report. What is sent again in the same words, while it waits, is one report; with other words it is
 * another one, since an office has one address of the net and what people in it write is not to be lost.
 * @param now ms since the epoch
 * @throws TooManyReports
 */
export async function addReport(
  db: Connection,
  { engine, fingerprint }: { engine: Engine; fingerprint: Fingerprints },
  report: SentReport,
  now: number,
): Promise<void> {
  const { from, organisation, occasion } = report
  const email = from.user || report.email === undefined ? null : emailKey(report.email)
  const sender = await (from.user
    ? fingerprint('user', from.user.id)
    : fingerprint('network', from.network))
  const mailbox = email && (await fingerprint('mailbox', mailboxKey(email)))
  await db.transaction().execute(async (transaction) => {
    // Of several at once, each would find the last free place.
    await engine.lock(transaction, 'reports')
    if (from.user) await rememberUser(transaction, from.user)
    await lockOrganisation(transaction, organisation.id)
    // The address may be another's: of what is reported beyond that, nobody is told anything, now or later.
    const isTold = mailbox !== null && (await mayReceive(transaction, mailbox, now))
    const addressee = isTold ? { email, mailbox } : { email: null, mailbox: null }
    if (await isRepeated(transaction, report, { sender, emails: [email, addressee.email] })) return
    await requireRoom(transaction, report, sender, now)
    const id = randomUUID()
    await transaction
      .insertInto('reports')
      .values({
        ...{ id, organisation_id: organisation.id, credential_id: report.credentialId ?? null },
        ...{ reason: report.reason, text: report.text, sender, ...addressee },
        ...{ user_id: from.user?.id ?? null, occasion: occasion && JSON.stringify(occasion) },
        created_at: isoTime(now),
      })
      .execute()
    // Who has reported it stays out of the log: whoever reads that is not always of support.
    await recordAudit(transaction, {
      ...{ actor: 'a reporter', action: 'report.send', subject: organisation.slug },
      details: { report: id, reason: report.reason },
    })
    await appendEvent(transaction, {
      ...{ type: 'report.received', organisationId: organisation.id, userId: null },
      data: { reportId: id },
    })
  })
}

/** Whether the same words of the reporter wait for a decision already. */
async function isRepeated(
  transaction: Connection,
  { organisation, credentialId, reason, text }: SentReport,
  { sender, emails }: { sender: string; emails: readonly (string | null)[] },
): Promise<boolean> {
  const known = await transaction
    .selectFrom('reports')
    .select('id')
    .where('organisation_id', '=', organisation.id)
    .where('credential_id', credentialId === undefined ? 'is' : '=', credentialId ?? null)
    .where('reason', '=', reason)
    .where('text', '=', text)
    .where('sender', '=', sender)
    .where((where) =>
      where.or(emails.map((email) => where('email', email === null ? 'is' : '=', email))),
    )
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return known !== undefined
}

/** @throws TooManyReports */
async function requireRoom(
  transaction: Connection,
  { from, organisation: { id } }: SentReport,
  sender: string,
  now: number,
): Promise<void> {
  const lately = () =>
    transaction.selectFrom('reports').where('created_at', '>', isoTime(now - reportLimits.window))
  const most = from.user ? reportLimits.user : reportLimits.guest
  const own = await lately().select('id').where('sender', '=', sender).limit(most).execute()
  if (own.length >= most) throw new TooManyReports('The reporter has reported enough')
  const about = lately().where('organisation_id', '=', id)
  const ownAbout = await about
    .select('id')
    .where('sender', '=', sender)
    .limit(reportLimits.each)
    .execute()
  if (ownAbout.length >= reportLimits.each)
    throw new TooManyReports('The reporter has reported the profile enough')
  // Of guests, each is counted once: no one of them can close a profile to the others.
  if (from.user || ownAbout.length > 0) return
  const guests = await about
    .where('user_id', 'is', null)
    .select('sender')
    .distinct()
    .limit(reportLimits.profile)
    .execute()
  if (guests.length >= reportLimits.profile)
    throw new TooManyReports('Guests have reported the profile enough')
}

/** Whether a mailbox is written to about another report. */
async function mayReceive(transaction: Connection, mailbox: string, now: number): Promise<boolean> {
  const sent = await transaction
    .selectFrom('reports')
    .select('id')
    .where('mailbox', '=', mailbox)
    .where('created_at', '>', isoTime(now - reportLimits.window))
    .limit(reportLimits.letters)
    .execute()
  return sent.length < reportLimits.letters
}
