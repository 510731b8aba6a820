import { useEffect, useRef } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import type { FifoState } from '#src/contract/benefit-claim.ts'
import { websiteHref } from '#src/contract/website-href.ts'
import { Banner } from '#src/ui/banner.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './claim.module.css'

type ClaimedProps = {
  state: FifoState
  partner: string
  /** It was made a moment ago, in this dialog. */
  isNew: boolean
}

/** A claim that was made: its reference, and the way on to the partner. */
export function Claimed({ state, partner, isNew }: ClaimedProps) {
  const t = useText()
  const part = useRef<HTMLDivElement>(null)
  const href = websiteHref(state.redirectUrl)
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (isNew) part.current?.focus()
  }, [isNew])
  return (
    <div ref={part} className={styles.part} tabIndex={-1}>
      <Banner tone="positive" title={t('benefits.claim.claimed')}>
        <p>{t('benefits.claim.claimedText', { partner })}</p>
      </Banner>
      <dl className={styles.facts}>
        {state.fifoRef && (
          <div>
            <dt>{t('benefits.claim.reference')}</dt>
            <dd className={styles.reference}>{state.fifoRef}</dd>
          </div>
        )}
        {state.phoneNumber && (
          <div>
            <dt>{t('benefits.claim.givenPhone')}</dt>
            <dd>{state.phoneNumber}</dd>
          </div>
        )}
      </dl>
      {href && isNew && <p className={styles.hint}>{t('benefits.claim.opened', { partner })}</p>}
      {href && (
        <p>
          <ButtonLink variant="primary" href={href} target="_blank" rel="noreferrer">
            <span>{t('benefits.claim.goOn', { partner })}</span>
            <Icon drawing={icons.external} />
            <VisuallyHidden>{t('benefits.newTab')}</VisuallyHidden>
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
