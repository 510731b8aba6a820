import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SupplierHit } from '#src/contract/discover/supplier-hits.ts'
import { countFormat } from '#src/i18n/count-format.ts'
import { longDate } from '#src/i18n/long-date.ts'
import { RichText } from '#src/i18n/rich-text.tsx'
import { useTexts } from '#src/i18n/text-context.ts'
import { CompareChoice } from './compare-choice.tsx'
import { HeldCredentials } from './held-credentials.tsx'
import { MatchReasons } from './match-reasons.tsx'
import styles from './supplier-card.module.css'

type SupplierCardProps = {
  hit: SupplierHit
  /** Name of the place from which distances count; null where none do. */
  near: string | null
  /** What a signed-in buyer is told of it. */
  own?: ReactNode
}

/** A supplier that was found: who and where, what it holds, and why it is here. */
export function SupplierCard({ hit, near, own }: SupplierCardProps) {
  const { t, language } = useTexts()
  const { name, slug, place, description, credentials, distance } = hit
  const updated = new Date(hit.updatedAt)
  const all = t('discover.credentials', { count: hit.credentialCount })
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>
          <Link to="/organization/$slug" params={{ slug }} dir="auto">
            {name}
          </Link>
        </h3>
        {(place || distance !== null) && (
          <p className={styles.place}>
            {place && <span dir="auto">{place}</span>}
            {distance !== null && near && (
              <span>
                {t('discover.distance', {
                  km: countFormat(language).format(Math.round(distance)),
                  place: near,
                })}
              </span>
            )}
          </p>
        )}
      </div>
      <MatchReasons reasons={hit.reasons} />
      {description && !quotesBeginning(hit) && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      {credentials.length > 0 && <HeldCredentials held={credentials} />}
      <p className={styles.facts}>
        <span>
          {hit.credentialCount > 0
            ? t('discover.held', {
                all,
                verified: t('discover.verified', { count: hit.verifiedCredentials }),
              })
            : all}
        </span>
        <CompareChoice slug={slug} name={name} />
        {!Number.isNaN(updated.valueOf()) && (
          <span>
            <RichText
              text={t('profile.updated', { day: longDate(t, updated) })}
              renderTags={{ time: (day) => <time dateTime={hit.updatedAt}>{day}</time> }}
            />
          </span>
        )}
      </p>
      {own}
    </li>
  )
}

/** Whether the beginning of the description stands among the reasons already: what is quoted of it later begins with dots. */
const quotesBeginning = ({ reasons }: SupplierHit) =>
  reasons.some(({ in: where, words }) => where === 'text' && words !== '' && !words.startsWith('…'))
