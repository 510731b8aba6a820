import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isAtLeast } from '#src/contract/buyers/buyer-role.ts'
import type { Buyer } from '#src/contract/buyers/buyer.ts'
import { useData } from '#src/data/data-context.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { Button } from '#src/ui/button.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { assessOnce, type BuyerAssessment } from './assess-once.ts'
import { FollowChoice } from './follow-choice.tsx'
import { FitLines, servedOf } from './fit-lines.tsx'
import { AskLink } from '../requests/ask-link.tsx'
import styles from './supplier-fits.module.css'

type ProfileFitsProps = {
  buyers: readonly Buyer[]
  slug: string
  name: string
  /** What else a buyer can do with the supplier. */
  children?: ReactNode
}

/** The buyer's own objectives that a supplier serves, above what the profile says to everybody (DSC-3). */
export function ProfileFits({ buyers, slug, name, children }: ProfileFitsProps) {
  const texts = useTexts()
  const data = useData()
  const loaded = useLoaded(`fits of ${slug}`, () => assessOnce(data, texts, buyers, [slug]))
  const told = loaded.state === 'ready' ? loaded.value : []
  const isNamed = buyers.length > 1
  return (
    <div className={styles.owns}>
      {children}
      {told.map((one) => (
        <OwnFits key={one.buyer.slug} {...{ ...one, isNamed, name }} />
      ))}
    </div>
  )
}

type OwnFitsProps = BuyerAssessment & { isNamed: boolean; name: string }

/** Shown at once only where nobody sees the page move: below the window. Else a press opens it. */
function OwnFits({ buyer, assessment, isNamed, name }: OwnFitsProps) {
  const { t } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const { top } = place.current?.getBoundingClientRect() ?? { top: 0 }
    if (top > window.innerHeight) setOpen(true)
  }, [])
  const [result] = assessment.results
  if (!result) return null
  const served = result.fits.filter(({ isServed }) => isServed)
  const hasObjectives = assessment.objectives.length > 0
  const follow = isAtLeast(buyer.role, 'EDITOR') && (
    <FollowChoice
      {...{ buyer, isNamed, isFollowed: result.isFollowed, className: buttonClass('secondary') }}
      supplier={{ slug: result.slug, name }}
    />
  )
  const counts = { served: servedOf(result.fits), count: assessment.objectives.length }
  return (
    <div
      ref={place}
      className={styles.own}
      data-open={isOpen ? (hasObjectives ? 'objectives' : 'bare') : undefined}
    >
      {follow}
      <AskLink buyer={buyer} slug={result.slug} />
      {hasObjectives && isOpen && (
        <section aria-label={t('buying.fits.title', { buyer: buyer.name })}>
          <h3>{t('buying.fits.title', { buyer: buyer.name })}</h3>
          {served.length > 0 ? (
            <FitLines objectives={assessment.objectives} fits={served} />
          ) : (
            <p>{t('buying.fits.none')}</p>
          )}
          <p className={styles.how}>{t('buying.fits.how')}</p>
        </section>
      )}
      {hasObjectives && !isOpen && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('buying.fits.servesOf', { ...counts, buyer: buyer.name })}
        </Button>
      )}
    </div>
  )
}
