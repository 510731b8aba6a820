import type { ReportCase } from '#src/contract/operate/reports.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { ConsoleLink } from '../console-link.tsx'
import { keyText } from '../queue/queue-key.ts'
import { caseHref } from './case-key.ts'
import own from './reports.module.css'

type EarlierReportsProps = {
  earlier: ReportCase['earlier']
  slug: string
  nameOf: (credentialId: string) => string
}

/** Other reports about the same supplier, each of which leads to its case. */
export function EarlierReports({ earlier, slug, nameOf }: EarlierReportsProps) {
  const { t, language } = useTexts()
  if (earlier.length === 0) return null
  return (
    <section className={own.part} aria-labelledby="case-earlier">
      <h2 id="case-earlier" className={own.heading}>
        {t('operate-reports.earlier.title', { count: earlier.length })}
      </h2>
      <ul className={own.rows}>
        {earlier.map(({ id, reason, credentialId, at, outcome }) => (
          <li key={id}>
            <ConsoleLink
              className={own.row}
              href={caseHref(
                { state: outcome ? 'decided' : 'open' },
                keyText({ slug, itemId: id }),
              )}
            >
              {t(`report-words.reasons.${reason}`)}
            </ConsoleLink>
            <span className={own.meta}>
              {[
                dayFormat(language).format(new Date(at)),
                ...(credentialId ? [nameOf(credentialId)] : []),
                outcome
                  ? t(`operate-reports.outcomes.${outcome}`)
                  : t('operate-reports.earlier.open'),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
