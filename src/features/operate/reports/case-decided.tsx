import type { ReportCase } from '#src/contract/operate/reports.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import own from './reports.module.css'

/** What was decided on a case, and what was said of it. */
export function CaseDecided({ one }: { one: ReportCase }) {
  const { t, language } = useTexts()
  return (
    <section className={own.part}>
      <h2 className={own.heading}>{t('operate-reports.case.decided')}</h2>
      {one.outcome && (
        <p>
          <strong>{t(`operate-reports.outcomes.${one.outcome}`)}</strong>
        </p>
      )}
      {one.decidedAt && (
        <p className={own.meta}>{momentFormat(language).format(new Date(one.decidedAt))}</p>
      )}
      {one.closeReason && <p>{t(`report-words.close.${one.closeReason}`)}</p>}
      {one.note && (
        <blockquote className={own.quote} dir="auto">
          {one.note}
        </blockquote>
      )}
    </section>
  )
}
