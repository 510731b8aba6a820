import { useLocation, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ProblemError } from '../../contract/problem.ts'
import { signInHref } from '../../lib/sign-in-links.ts'
import { useWhenReachable } from '../../ui/reachable-context.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import * as siteCopy from './copy.ts'
import { explainFailure } from './explain-failure.ts'
import styles from './message-screen.module.css'
import { OnDevice } from './on-device.tsx'
import { PendingScreen } from './pending-screen.tsx'
import { usePartRecovery } from './use-part-recovery.ts'

/** Shown when a screen could not be loaded: what happened, and what to do. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const here = useLocation({ select: ({ href }) => href })
  const { title, text } = explainFailure(error)
  const { isLeaving, onRetry } = usePartRecovery(error)
  const tryAgain = () => {
    onRetry()
    reset()
    void router.invalidate()
  }
  const needsSignIn = error instanceof ProblemError && error.code === 'no-token'
  useWhenReachable(error instanceof ProblemError && error.status === 0, tryAgain)
  if (isLeaving) return <PendingScreen />
  return (
    <>
      <section className={styles.message}>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.actions}>
          {needsSignIn ? (
            <ButtonLink variant="primary" href={signInHref('login', here)}>
              {siteCopy.logIn}
            </ButtonLink>
          ) : (
            <Button variant="primary" onClick={tryAgain}>
              {siteCopy.tryAgain}
            </Button>
          )}
          <noscript>
            <ButtonLink variant="primary" href={here}>
              {siteCopy.tryAgain}
            </ButtonLink>
          </noscript>
          <ButtonLink variant="secondary" href="/">
            {siteCopy.homePage}
          </ButtonLink>
        </div>
      </section>
      <OnDevice />
    </>
  )
}
