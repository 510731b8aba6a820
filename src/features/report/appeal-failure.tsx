import { ProblemError } from '#src/contract/problem.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { signInHref } from '#src/lib/sign-in-links.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'

type AppealFailureProps = {
  failure: Error
  /** Has all suspensions read anew. */
  onAgain: () => void
}

/** Why an appeal was not sent, and what can be done about it. */
export function AppealFailure({ failure, onAgain }: AppealFailureProps) {
  const texts = useTexts()
  const { t } = texts
  const { status, code, reason } =
    failure instanceof ProblemError ? failure : { status: null, code: null, reason: null }
  return (
    <Banner tone="critical" title={t('report.appeal.failedToSend')}>
      <p>{problemText(texts, failure)}</p>
      {code === 'no-appeal' ? (
        <>
          <p>
            {reason === 'appealed' ? t('report.appeal.appealedNow') : t('report.appeal.overNow')}
          </p>
          <Button variant="secondary" onClick={onAgain}>
            {t('report.appeal.again')}
          </Button>
        </>
      ) : (
        <p>{status === 0 ? t('report.appeal.whenOnline') : t('report.appeal.kept')}</p>
      )}
      {status === 401 && (
        <p>
          <a href={signInHref('login', window.location.pathname)}>
            {t('report.appeal.signInAgain')}
          </a>
        </p>
      )}
    </Banner>
  )
}
