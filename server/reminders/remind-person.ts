import { defaultLanguage } from '#src/i18n/languages.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { pageLink } from '../identity/page-link.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { type RemindedOf, reminderLetter } from '../mail/reminder-letter.ts'
import type { SupplierSite } from '../identity/supplier-site.ts'
import type { Store } from '../store/create-store.ts'
import type { OpenDatabase } from '../store/database.ts'
import type { Connection } from '../store/engine.ts'
import { lockUser } from '../store/people/lock-user.ts'
import { addReminders, type DueReminder, dueReminders } from '../store/reminders/due-reminders.ts'
import { subscriptionOf } from '../store/reminders/reminder-subscriptions.ts'
import { findUser } from '../store/users.ts'
import { addMail } from '../store/waiting-mails.ts'
import { textsForPerson } from '../texts/server-texts.ts'

export type Needs = {
  open: Pick<OpenDatabase, 'db' | 'engine'>
  store: Pick<Store, 'mailLanguages'>
  catalogue: Pick<Catalogue, 'credentialById'>
}

/** Credentials in one mail; what there is more comes with the next. */
const mostTogether = 100

/**
 * Writes one mail to a person about everything that they are to be reminded of now, and with it what that
 * is: both are there, or neither.
 * @param now ms since the epoch
 * @returns whether something is left for another day
 */
export async function remindPerson(
  { open: { db, engine }, store, catalogue }: Needs,
  site: SupplierSite,
  userId: string,
  now: number,
): Promise<boolean> {
  // Outside of the transaction: the embedded database has one connection.
  const language = await store.mailLanguages.ofUser(userId)
  const texts = textsForPerson(language, defaultLanguage, site.ownTexts)
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, engine, userId)
    const due = await dueReminders(transaction, userId, now)
    const together = due.slice(0, mostTogether)
    const [first, ...others] = groupsOf(together, catalogue)
    const to = first && (await whoIsReminded(transaction, userId))
    if (!to) return false
    if (!due.some(({ isMailWorthy }) => isMailWorthy)) return true
    const unsubscribe = pageLink(site, texts, `/reminders/unsubscribe?link=${to.link}`)
    const letter = reminderLetter(texts, site, [first, ...others], to, unsubscribe)
    await addReminders(transaction, userId, together, now)
    await addMail(transaction, {
      ...{ ...composeMail(letter), userId },
      // Mail programs send the press of their own button over https alone (RFC 8058, 3.1).
      unsubscribe: unsubscribe.startsWith('https:') ? unsubscribe : null,
    })
    return due.length > together.length
  })
}

/** By organisation, in the order in which they come. */
function groupsOf(reminders: readonly DueReminder[], catalogue: Needs['catalogue']): RemindedOf[] {
  const groups = Map.groupBy(reminders, ({ organisation }) => organisation)
  return [...groups].map(([organisation, own]) => ({
    ...{ organisation, today: organisation.today },
    credentials: own.map(({ credentialId, expiresOn, left }) => ({
      name: catalogue.credentialById(credentialId)?.name ?? credentialId,
      ...{ expiresOn, left },
    })),
  }))
}

/** The person as they are now; null where they do not want to be reminded, or no address is theirs for sure. */
async function whoIsReminded(transaction: Connection, userId: string) {
  const user = await findUser(transaction, userId)
  if (!user?.emailVerified) return null
  const { link, isOn } = await subscriptionOf(transaction, userId)
  return isOn ? { ...user, emailVerified: true as const, link } : null
}
