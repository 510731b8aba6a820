import { type Day, dayIn } from '#src/contract/trust/local-date.ts'
import { assessHeld } from '../credentials/assess-held.ts'
import { heldFacts } from '../credentials/held-facts.ts'
import { timeZoneOf } from '../credentials/time-zone-of.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { dayToRemindOf, daysLeft, dueStep, morningOf, type ReminderStep } from './reminder-steps.ts'

type Organisation = { id: string; slug: string; name: string; countryCode: string | null }
/** One whose owner is reminded, and the day that it is there. */
type PlacedOrganisation = Organisation & { today: Day }

/** A last day that a person is to be reminded of. */
export type DueReminder = {
  organisation: PlacedOrganisation
  credentialId: string
  expiresOn: Day
  step: ReminderStep
  /** Days that are left. */
  left: number
  /** Whether it is worth a mail of its own now; otherwise it goes with one that is sent for another. */
  isMailWorthy: boolean
}

const dayLength = 86_400_000
/** Milliseconds behind a last day in which somebody may ask what became of it. */
const memory = 30 * dayLength

/**
 * What a person is to be reminded of today, the nearest last day first, for all active organisations that
 * they own. One mail a day is enough, so that what comes up later the same day waits for the next, unless
 * it is the last day.
 * @param now ms since the epoch
 */
export async function dueReminders(
  transaction: Connection,
  userId: string,
  now: number,
): Promise<DueReminder[]> {
  const past = await pastReminders(transaction, userId)
  const lastAt = past
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .at(-1)
  const due: DueReminder[] = []
  for (const own of await ownOrganisations(transaction, userId, now)) {
    const { id, countryCode } = own
    const timeZone = timeZoneOf(countryCode)
    const today = dayIn(timeZone, now)
    const organisation = { ...own, today }
    const isMorning = now >= morningOf(timeZone, today)
    const isFirst = lastAt === undefined || dayIn(timeZone, Date.parse(lastAt)) !== today
    const held = assessHeld(await heldFacts(transaction, id), { countryCode, now })
    for (const one of held) {
      const { credentialId } = one
      const expiresOn = dayToRemindOf(one)
      if (expiresOn === null) continue
      const steps = past
        .filter((row) => row.organisationId === id && row.credentialId === credentialId)
        .filter((row) => row.expiresOn === expiresOn)
        .map(({ step }) => step)
      const step = dueStep(expiresOn, today, steps)
      if (step === null) continue
      const isMailWorthy = isMorning && (isFirst || step === 0)
      const left = daysLeft(expiresOn, today)
      due.push({ organisation, credentialId, expiresOn, step, left, isMailWorthy })
    }
  }
  return due.toSorted((one, other) => one.left - other.left)
}

/** Notes what a person is reminded of, in the transaction of the mail that does. */
export async function addReminders(
  transaction: Connection,
  userId: string,
  reminders: readonly DueReminder[],
  now: number,
): Promise<void> {
  const created_at = isoTime(now)
  await transaction
    .insertInto('credential_reminders')
    .values(
      reminders.map(({ organisation, credentialId, expiresOn, step }) => ({
        ...{ user_id: userId, organisation_id: organisation.id, credential_id: credentialId },
        ...{ expires_on: expiresOn, step, created_at },
      })),
    )
    .execute()
}

/** Removes what people were reminded of, a month after the last day. @param now ms since the epoch */
export async function forgetOldReminders(db: Connection, now: number): Promise<void> {
  await db
    .deleteFrom('credential_reminders')
    .where('expires_on', '<', isoTime(now - memory).slice(0, 10))
    .execute()
}

/**
 * Active organisations that a person owns and of which a step comes within a day: one may have come already
 * where the organisation is, and mails about it begin in the morning.
 */
async function ownOrganisations(
  transaction: Connection,
  userId: string,
  now: number,
): Promise<Organisation[]> {
  const all = await transaction
    .selectFrom('memberships as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .select(['o.id', 'o.slug', 'o.name', 'o.country_code as countryCode'])
    .select(['o.status', 'o.next_reminder_at as nextAt'])
    .where('m.user_id', '=', userId)
    .where('m.relationship', '=', 'OWNER')
    .where('m.accepted_at', 'is not', null)
    .orderBy('o.name')
    .orderBy('o.id')
    .execute()
  const tomorrow = isoTime(now + dayLength)
  // Not by the query, which would look through what is due of everybody.
  return all.filter(
    ({ status, nextAt }) => status === 'ACTIVE' && nextAt !== null && nextAt <= tomorrow,
  )
}

function pastReminders(transaction: Connection, userId: string) {
  return transaction
    .selectFrom('credential_reminders')
    .select(['organisation_id as organisationId', 'credential_id as credentialId'])
    .select(['expires_on as expiresOn', 'step', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .execute()
}
