import { type ReactNode, useId, useState } from 'react'
import { isAtLeast } from '#src/contract/buyers/buyer-role.ts'
import type { Buyer } from '#src/contract/buyers/buyer.ts'
import { useData } from '#src/data/data-context.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { assessOnce } from './assess-once.ts'
import { FollowChoice } from './follow-choice.tsx'
import { FitLines, servedOf } from './fit-lines.tsx'
import styles from './supplier-fits.module.css'

export type SupplierFitsProps = {
  /** Of whoever is signed in, at least one. */
  buyers: readonly Buyer[]
  slug: string
  name: string
  /** All suppliers on the page: they are asked about together. */
  slugs: readonly string[]
  /** What else a buyer can do with it. */
  children?: ReactNode
}

/**
 * How many of the buyers' objectives a supplier in a list serves. It lies over the edge of the supplier's card, in one
 * line, so that nothing moves when it comes and nothing is covered; a press opens which, by what, and the choice to
 * follow it.
 */
export function SupplierFits({ buyers, slug, name, slugs, children }: SupplierFitsProps) {
  const texts = useTexts()
  const { t } = texts
  const data = useData()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const loaded = useLoaded(`fits of ${slugs.join(' ')}`, () =>
    assessOnce(data, texts, buyers, slugs),
  )
  const told = loaded.state === 'ready' ? loaded.value : []
  const shown = told.flatMap(({ buyer, assessment }) => {
    const found = assessment.results.find((one) => one.slug === slug)
    return found ? [{ buyer, objectives: assessment.objectives, ...found }] : []
  })
  if (shown.length === 0 && !children) return null
  const isNamed = shown.length > 1
  const supplier = { slug, name }
  const counts = {
    served: shown.reduce((sum, { fits }) => sum + servedOf(fits), 0),
    count: shown.reduce((sum, { objectives }) => sum + objectives.length, 0),
  }
  const follow = ({ buyer, isFollowed }: (typeof shown)[number]) =>
    isAtLeast(buyer.role, 'EDITOR') && (
      <FollowChoice
        key={buyer.slug}
        {...{ buyer, supplier, isFollowed, isNamed, className: styles.ribbon }}
      />
    )
  return (
    <div className={styles.fits}>
      <div className={styles.ribbons}>
        {children}
        {counts.count > 0 ? (
          <button
            type="button"
            className={styles.ribbon}
            data-served={counts.served > 0 ? '' : undefined}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon drawing={icons.target} />
            <span>{t('buying.fits.serves', counts)}</span>
          </button>
        ) : (
          shown.map(follow)
        )}
      </div>
      <div id={id} className={styles.more} hidden={!isOpen}>
        {isOpen &&
          shown.map((one) => (
            <section
              key={one.buyer.slug}
              aria-label={t('buying.fits.of', { name, buyer: one.buyer.name })}
            >
              <div className={styles.whose}>
                {isNamed && <h4>{t('buying.fits.title', { buyer: one.buyer.name })}</h4>}
                {follow(one)}
              </div>
              <FitLines objectives={one.objectives} fits={one.fits} />
            </section>
          ))}
      </div>
    </div>
  )
}
