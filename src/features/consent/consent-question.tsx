import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useText } from '../../i18n/text-context.ts'
import type { Answer, Consent } from '../../analytics/consent.ts'
import { useBrand } from '../../brand/brand-context.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/status-store.ts'
import { useRootMark } from '../../ui/use-root-mark.ts'
import styles from './consent-question.module.css'

type ConsentQuestionProps = { consent: Consent; privacyUrl: string }

/**
 * Asks whether what happens in the portal may be counted (ANL-1). Nothing of the page waits for the
 * answer, and no is as easy as yes. Opened by its person it takes the focus, and gives it back.
 */
export function ConsentQuestion({ consent, privacyUrl }: ConsentQuestionProps) {
  const t = useText()
  const { answer, isReopened, isSignalled } = useSnapshot(consent.state)
  const brand = useBrand()
  const place = useRef<HTMLElement>(null)
  useRootMark('consent-question')

  useEffect(() => {
    if (!isReopened) {
      announce(t('consent.title'))
      return
    }
    const before = document.activeElement
    place.current?.focus()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) consent.close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [t, consent, isReopened])

  const say = (said: Answer) => {
    consent.answer(said)
    announce(t(`consent.thanks.${said}`))
  }
  return (
    <section ref={place} className={styles.question} tabIndex={-1} aria-labelledby="consent-title">
      <h2 className={styles.title} id="consent-title">
        {t('consent.title')}
      </h2>
      <p>
        {isSignalled ? t('consent.signalled') : t('consent.text', { brand: brand.name })}{' '}
        {privacyUrl && <a href={privacyUrl}>{t('consent.privacy')}</a>}
      </p>
      {answer && !isSignalled && <p>{t(`consent.now.${answer}`)}</p>}
      <div className={styles.actions}>
        {isSignalled ? (
          <Button variant="secondary" onClick={consent.close}>
            {t('consent.close')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => say('given')}>
              {t('consent.allow')}
            </Button>
            <Button variant="secondary" onClick={() => say('refused')}>
              {t('consent.refuse')}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
