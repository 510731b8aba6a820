import { useEffect } from 'react'
import type { ProblemError } from '#src/contract/problem.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { ActionFailure } from '../action-failure.tsx'
import { focusItem, itemHeadingId } from '../queue/focus-item.ts'
import { keyText } from '../queue/queue-key.ts'
import styles from '../queue/queue-screen.module.css'
import { AppealForm } from './appeal-form.tsx'
import type { CaseItem } from './case-key.ts'
import { CaseDecided } from './case-decided.tsx'
import { EarlierReports } from './earlier-reports.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ReportForm } from './report-form.tsx'
import type { CaseDesk } from './use-case-desk.ts'
import own from './reports.module.css'
import { SuspensionList } from './suspension-list.tsx'

type CasePaneProps = {
  one: CaseItem
  desk: CaseDesk
  nameOf: (credentialId: string) => string
  /** Somebody else is at it. */
  leased: ProblemError | null
}

/** Why nobody is named who has written it. */
const unknownWriter = ({ kind, outcome }: CaseItem) =>
  kind === 'appeal' ? 'deleted' : outcome ? 'notKept' : 'nobody'

/** One case: what was written beside what the profile says, and what can be decided. */
export function CasePane({ one, desk, nameOf, leased }: CasePaneProps) {
  const texts = useTexts()
  const { t, language } = texts
  useEffect(() => focusItem(), [])
  const about = one.credentialId
    ? t('operate-reports.case.aboutCredential', { credential: nameOf(one.credentialId) })
    : t('operate-reports.case.aboutProfile')
  return (
    <>
      <section className={styles.documents} aria-label={t('operate-reports.case.what')}>
        <header className={styles.head}>
          <h1 className={styles.title} id={itemHeadingId} tabIndex={-1}>
            <bdi>{one.supplier}</bdi>
          </h1>
          <p className={styles.of}>
            {one.reason
              ? t(`report-words.reasons.${one.reason}`)
              : t('operate-reports.list.appeal')}
          </p>
        </header>
        <div className={own.sides}>
          <section className={own.said} aria-labelledby="case-said">
            <h2 id="case-said" className={own.heading}>
              {one.kind === 'report'
                ? t('operate-reports.case.reported')
                : t('operate-reports.case.appealed')}
            </h2>
            <p className={own.meta}>
              {about} · {momentFormat(language).format(new Date(one.at))}
            </p>
            <blockquote className={own.quote} dir="auto">
              {one.text}
            </blockquote>
            <p className={own.meta}>
              {one.from ? (
                <>
                  <bdi>{one.from.name}</bdi> <bdi>{one.from.email}</bdi>
                  {one.from.isGuest && ` (${t('operate-reports.case.guest')})`}
                </>
              ) : (
                t(`operate-reports.case.${unknownWriter(one)}`)
              )}
            </p>
          </section>
          <ProfileFacts one={one} />
          <EarlierReports earlier={one.earlier} slug={one.slug} nameOf={nameOf} />
        </div>
      </section>
      <section className={styles.decision} aria-label={t('operate.decide.title')}>
        {leased && <Banner tone="warning" title={problemText(texts, leased)} />}
        {one.outcome ? (
          <>
            {/* Whoever wanted to decide is told why nothing came of it. */}
            <ActionFailure action={desk.submissions.stateOf(keyText(one))} />
            <CaseDecided one={one} />
          </>
        ) : one.kind === 'report' ? (
          <ReportForm one={one} desk={desk} nameOf={nameOf} />
        ) : (
          <AppealForm one={one} desk={desk} />
        )}
        <SuspensionList one={one} desk={desk} nameOf={nameOf} />
      </section>
    </>
  )
}
