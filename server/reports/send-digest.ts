import { defaultLanguage, type Language } from '#src/i18n/languages.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { digestLetter } from '../mail/report-letters.ts'
import type { Store } from '../store/create-store.ts'
import type { Connection } from '../store/engine.ts'
import type { Occasion } from '../store/events/event.ts'
import { isoTime } from '../store/iso-time.ts'
import { noteTold, type UntoldCase, untoldCases } from '../store/reports/untold-cases.ts'
import { addMail } from '../store/waiting-mails.ts'
import { textsForPerson } from '../texts/server-texts.ts'

type Needs = { db: Connection; store: Pick<Store, 'brands' | 'mailLanguages' | 'operators'> }

/**
 * Writes one mail to each operator of support about all that has come in for their brands since the last one
 * (OPR-7). The job that calls it runs once an hour, so that many reports are no flood of mails.
 * @param publicUrl where links lead whose report does not say it; null: that is not known
 * @param now ms since the epoch
 */
export async function sendDigest(
  { db, store }: Needs,
  publicUrl: string | null,
  now: number,
): Promise<void> {
  const cases = await untoldCases(db)
  if (cases.length === 0) return
  const byReader = new Map<string, UntoldCase[]>()
  for (const brandId of new Set(cases.map((one) => one.brandId))) {
    const own = cases.filter((one) => one.brandId === brandId)
    for (const email of await store.operators.addresses('support', brandId))
      byReader.set(email, [...(byReader.get(email) ?? []), ...own])
  }
  const mails: Parameters<typeof addMail>[1][] = []
  for (const [email, own] of byReader) {
    const occasion = occasionOf(own, publicUrl)
    if (!occasion) continue
    const { origin, language } = occasion
    const texts = textsForPerson(await store.mailLanguages.ofAddress(email), language)
    const site = { origin, brand: await store.brands.forHost(new URL(origin).host) }
    const count = (kind: UntoldCase['kind']) => own.filter((one) => one.kind === kind).length
    const counts = { reports: count('report'), appeals: count('appeal') }
    mails.push({ ...composeMail(digestLetter(texts, site, email, counts)), userId: null })
  }
  await db.transaction().execute(async (transaction) => {
    await noteTold(transaction, cases, isoTime(now))
    for (const mail of mails) await addMail(transaction, mail)
  })
}

/** Where the links of a mail about some cases lead. The reporter's language is not the operators'. */
function occasionOf(cases: readonly UntoldCase[], publicUrl: string | null): Occasion | null {
  const language: Language = defaultLanguage
  const known = cases.find(({ occasion }) => occasion !== null)?.occasion
  const origin = known ? (JSON.parse(known) as Occasion).origin : publicUrl
  return origin === null ? null : { origin, language }
}
