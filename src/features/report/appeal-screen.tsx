import { useState } from 'react'
import { ProblemError } from '#src/contract/problem.ts'
import type { OwnSuspension } from '#src/contract/reports/report.ts'
import { useText } from '#src/i18n/text-context.ts'
import { signInHref } from '#src/lib/sign-in-links.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { ListState } from '#src/ui/list-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { AppealPart } from './appeal-part.tsx'
import { useReporting } from './report-context.ts'
import { ReportFrame } from './report-frame.tsx'
import styles from './report.module.css'

/** What of an organisation is suspended, for its people, with the way to appeal (OPR-7). */
export function AppealScreen({ slug }: { slug: string }) {
  const t = useText()
  const { data } = useReporting()
  const [turn, setTurn] = useState(0)
  const loaded = useLoaded(`suspensions ${slug} ${turn}`, () => data.suspensions(slug))
  const [changed, setChanged] = useState<readonly OwnSuspension[]>([])
  const failure = loaded.state === 'failed' ? loaded.failure : null
  if (failure instanceof ProblemError && failure.status === 401)
    return (
      <ReportFrame title={t('report.appeal.title')}>
        <EmptyState
          icon={icons.lock}
          title={t('report.appeal.signIn')}
          action={
            <a
              className={buttonClass('primary')}
              href={signInHref('login', window.location.pathname)}
            >
              {t('report.appeal.logIn')}
            </a>
          }
        >
          {t('report.appeal.signInText')}
        </EmptyState>
      </ReportFrame>
    )
  return (
    <ReportFrame title={t('report.appeal.title')}>
      <ListState
        loaded={loaded}
        loadingText={t('report.appeal.loading')}
        failedText={t('report.appeal.failed')}
        height="16rem"
      >
        {({ results, mayAppeal }) =>
          results.length === 0 ? (
            <EmptyState icon={icons.checkCircle} title={t('report.appeal.none')}>
              {t('report.appeal.noneText')}
            </EmptyState>
          ) : (
            results.map((one) => (
              <AppealPart
                key={one.id}
                {...{ slug, mayAppeal }}
                suspension={changed.find(({ id }) => id === one.id) ?? one}
                onAppealed={(made) => setChanged((before) => [...before, made])}
                onAgain={() => setTurn(turn + 1)}
              />
            ))
          )
        }
      </ListState>
      <p className={styles.lead}>
        <a href={`/organisation?${new URLSearchParams({ organisation: slug })}`}>
          {t('report.appeal.organisation')}
        </a>
      </p>
    </ReportFrame>
  )
}
