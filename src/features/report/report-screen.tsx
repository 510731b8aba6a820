import { useEffect, useRef, useState } from 'react'
import { ProblemError } from '#src/contract/problem.ts'
import type { NewReport } from '#src/contract/reports/report.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import { useText, useTexts } from '#src/i18n/text-context.ts'
import { profilePath } from '#src/lib/profile-path.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { ListState } from '#src/ui/list-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { useReporting } from './report-context.ts'
import { ReportForm } from './report-form.tsx'
import { ReportFrame } from './report-frame.tsx'
import styles from './report.module.css'

/** Reports something about a profile, by guests and users (OPR-7). */
export function ReportScreen({ slug }: { slug: string }) {
  const texts = useTexts()
  const { t } = texts
  const { data } = useReporting()
  const loaded = useLoaded(`profile ${slug}`, () => data.profile(slug))
  const [sent, setSent] = useState<NewReport | null>(null)
  const failure = loaded.state === 'failed' ? loaded.failure : null
  if (failure instanceof ProblemError && (failure.status === 404 || failure.status === 410))
    return (
      <ReportFrame title={t('report.title')}>
        <EmptyState
          icon={icons.info}
          title={failure.status === 404 ? t('report.gone') : t('report.suspended')}
          action={
            <a className={buttonClass('secondary')} href="/">
              {t('report.home')}
            </a>
          }
        >
          {failure.status === 410 && problemText(texts, failure)}
        </EmptyState>
      </ReportFrame>
    )
  return (
    <ReportFrame title={t('report.title')}>
      {sent ? (
        <Sent report={sent} />
      ) : (
        <ListState
          loaded={loaded}
          loadingText={t('report.loading')}
          failedText={t('report.failed')}
          height="24rem"
        >
          {(profile) => (
            <>
              <p className={styles.lead}>
                <strong>{t('report.about', { supplier: profile.name })}</strong>
                <br />
                {t('report.lead')}
              </p>
              <ReportForm slug={slug} profile={profile} onSent={setSent} />
            </>
          )}
        </ListState>
      )}
    </ReportFrame>
  )
}

/** Thanks, and says who is told what came of it. */
function Sent({ report: { slug, email } }: { report: NewReport }) {
  const t = useText()
  const { user } = useReporting()
  const thanks = useRef<HTMLDivElement>(null)
  // What had the focus has gone with the form.
  useEffect(() => thanks.current?.focus(), [])
  return (
    <div ref={thanks} tabIndex={-1} role="status">
      <EmptyState
        icon={icons.checkCircle}
        title={t('report.sent')}
        action={
          <a className={buttonClass('secondary')} href={profilePath(slug)}>
            {t('report.back')}
          </a>
        }
      >
        {user
          ? t('report.sentText')
          : email
            ? t('report.sentTextGuest')
            : t('report.sentTextUntold')}
      </EmptyState>
    </div>
  )
}
