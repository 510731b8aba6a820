import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { signInHref } from '#src/lib/sign-in-links.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonClass } from '#src/ui/button-class.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import type { Unsent } from '../use-unsent.ts'
import { DiscardQuestion } from './discard-question.tsx'
import { ItemFacts } from './item-facts.tsx'
import styles from './queue.module.css'

type QueueItemProps = {
  unsent: Unsent
  /** Whether its page would be this organisation's. */
  isOpenable: boolean
  onOpened: () => void
}

/** Something unsent. A change that is on its way just now cannot be called back. */
export function QueueItem({ unsent, isOpenable, onOpened }: QueueItemProps) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const [hasAsked, setAsked] = useState(false)
  const { slug, name, subject, state } = unsent
  const isReadable = state !== 'unreadable'
  if (isAsking && state !== 'sending') {
    const keep = () => {
      setAsked(true)
      setAsking(false)
    }
    return (
      <li className={styles.item} aria-label={name}>
        <DiscardQuestion unsent={unsent} onKeep={keep} />
      </li>
    )
  }
  return (
    <li className={styles.item} aria-label={name}>
      <ItemFacts entry={unsent} />
      {isReadable && !isOpenable && <p className={styles.hint}>{t('outbox.lost')}</p>}
      <div className={styles.actions}>
        {isReadable && isOpenable && (
          <Link
            to="/organisation"
            search={{ organisation: slug }}
            className={buttonClass('secondary')}
            aria-label={t('outbox.openNamed', { name })}
            onClick={onOpened}
          >
            {t('outbox.open')}
          </Link>
        )}
        {state === 'sign-in' && (
          <ButtonLink
            variant="secondary"
            href={signInHref('login')}
            target="_blank"
            rel="noreferrer"
          >
            <span>{t('outbox.signIn')}</span>
            <Icon drawing={icons.external} label={t('outbox.signInNewTab')} />
          </ButtonLink>
        )}
        {state !== 'sending' && (
          <Button
            variant={isReadable && isOpenable ? 'quiet' : 'secondary'}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- back to where the question came from
            autoFocus={hasAsked}
            aria-label={t('outbox.discardNamed', { subject })}
            onClick={() => setAsking(true)}
          >
            {t('outbox.discard')}
          </Button>
        )}
      </div>
    </li>
  )
}
