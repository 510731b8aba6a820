import { supplierSite } from '../../identity/supplier-site.ts'
import type { Config } from '../../config.ts'
import { composeMail, type Letter } from '../../mail/compose-mail.ts'
import {
  decidedReportLetter,
  liftedReportLetter,
  receivedLetter,
} from '../../mail/report-letters.ts'
import type { Store } from '../../store/create-store.ts'
import type { PlacedEvent } from '../../store/events/event.ts'
import { addMail } from '../../store/waiting-mails.ts'
import { textsForPerson } from '../../texts/server-texts.ts'
import type { Consumer } from '../consumer.ts'

const heeded = ['report.received', 'report.decided', 'report.lifted'] as const
type ReportEvent = Extract<PlacedEvent, { type: (typeof heeded)[number] }>

/** Has those who report something written to: that it has come in, and what came of it (OPR-7). */
export function createReporterLetters(
  store: Store,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Consumer<ReportEvent['type']> {
  async function letterFor(
    event: ReportEvent,
  ): Promise<{ letter: Letter; userId: string | null } | null> {
    const report = await store.reports.lettered(event.data.reportId)
    const organisation = report && (await store.organisations.read(event.organisationId))
    if (!organisation) return null
    const { to, userId, occasion, outcome } = report
    const site = await supplierSite(store.brands, organisation, {
      ...{ publicUrl, seen: occasion.origin },
    })
    const language = await (userId === null
      ? store.mailLanguages.ofAddress(to.email)
      : store.mailLanguages.ofUser(userId))
    const parts = {
      texts: textsForPerson(language, occasion.language, site.ownTexts),
      ...{ site, organisation, to },
    }
    if (event.type === 'report.received') return { letter: receivedLetter(parts), userId }
    if (event.type === 'report.lifted') return { letter: liftedReportLetter(parts), userId }
    return outcome && { letter: decidedReportLetter(parts, { ...report, outcome }), userId }
  }

  return {
    name: 'reporter-letters',
    heeds: heeded,
    async handle(event) {
      const due = await letterFor(event)
      if (!due) return null
      const mail = { ...composeMail(due.letter), userId: due.userId }
      return (transaction) => addMail(transaction, mail)
    },
  }
}
