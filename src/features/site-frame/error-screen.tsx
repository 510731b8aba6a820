import { useLocation, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/text-context.ts'
import { ProblemError } from '../../contract/problem.ts'
import { ChunkLoadError } from '../../lib/chunk-load-error.ts'
import { signInHref } from '../../lib/sign-in-links.ts'
import { useUpdates } from '../../pwa/updates-context.ts'
import { useWhenReachable } from '../../ui/reachable-context.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { explainFailure } from './explain-failure.ts'
import styles from './message-screen.module.css'
import { OnDevice } from './on-device.tsx'
import { PendingScreen } from './pending-screen.tsx'

/** Shown when a screen could not be loaded: what happened, and what to do. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const texts = useTexts()
  const { t } = texts
  const router = useRouter()
  const here = useLocation({ select: ({ href }) => href })
  const { title, text } = explainFailure(texts, error)
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
              {t('frame.logIn')}
            </ButtonLink>
          ) : (
            <Button variant="primary" onClick={tryAgain}>
              {t('frame.tryAgain')}
            </Button>
          )}
          {/* Only the server writes it: a browser with script would carry it for nothing. */}
          <noscript>
            {import.meta.env.SSR && (
              <ButtonLink variant="primary" href={here}>
                {t('frame.tryAgain')}
              </ButtonLink>
            )}
          </noscript>
          <ButtonLink variant="secondary" href="/">
            {t('frame.homePage')}
          </ButtonLink>
        </div>
      </section>
      <OnDevice />
    </>
  )
}

/**
 * A part of the portal that is missing because of a newer version comes with one reload (OFF-9).
 * @returns whether the page is about to be left, and what to call before the next try
 */
function usePartRecovery(error: unknown): { isLeaving: boolean; onRetry: () => void } {
  const updates = useUpdates()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (error instanceof ChunkLoadError) void recover(error)

    async function recover(missing: ChunkLoadError) {
      try {
        setLeaving(await updates.recover(missing))
      } catch {
        // What is typed could not be kept: the page stays, and says what it cannot show.
      }
    }
  }, [error, updates])
  return {
    isLeaving,
    onRetry: () => {
      if (error instanceof ChunkLoadError) updates.retry(error)
    },
  }
}
