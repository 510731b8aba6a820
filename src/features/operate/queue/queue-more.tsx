import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { failureText } from '../failure-text.ts'
import { SignInWay } from '../sign-in-way.tsx'
import type { Queue } from './use-queue.ts'

/** The way to the rest of the queue, and why it could not be read. */
export function QueueMore({ onward, more }: Pick<Queue<unknown>, 'onward' | 'more'>) {
  const texts = useTexts()
  const { t } = texts
  const { isBusy, failure } = onward
  const hasFailed = failure !== null
  return (
    <>
      {hasFailed && (
        <Banner tone="critical" title={t('operate.queue.moreFailed')}>
          <p>{failureText(texts, failure)}</p>
          <SignInWay failure={failure} onSignedIn={more} />
        </Banner>
      )}
      <Button variant="quiet" busy={isBusy} onClick={more}>
        {hasFailed ? t('ui.tryAgain') : t('operate.queue.more')}
      </Button>
    </>
  )
}
