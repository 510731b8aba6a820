import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'

type BareAnswerProps = { isAway: boolean; onRetry: () => void }

/** What is said where not even the part could be fetched that says it better. */
export function BareAnswer({ isAway, onRetry }: BareAnswerProps) {
  const t = useText()
  return (
    <div role="alert">
      <p>{t(isAway ? 'discover.away' : 'discover.failed')}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('ui.tryAgain')}
      </Button>
    </div>
  )
}
