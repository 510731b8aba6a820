import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { VendorRow } from '#src/contract/buyers/vendor-row.ts'
import { useText } from '#src/i18n/text-context.ts'
import common from './lists.module.css'
import styles from './rows.module.css'

type RowCandidateProps = {
  candidate: VendorRow['candidates'][number]
  /** What an editor can say about it. */
  children?: ReactNode
}

/** Reasons that speak against it. */
const against: readonly string[] = [
  ...['name-differs', 'country-differs', 'number-of-another', 'domain-of-another'],
  ...['number-unknown', 'not-the-only-one'],
]

/** A supplier that a row means or may mean, with what speaks for and against it. */
export function RowCandidate({ candidate, children }: RowCandidateProps) {
  const t = useText()
  const { slug, name, reasons } = candidate
  return (
    <li className={styles.candidate}>
      <div>
        {slug === null ? (
          <>
            <strong dir="auto">{name}</strong>{' '}
            <span className={common.small}>{t('buying.vendors.row.gone')}</span>
          </>
        ) : (
          <Link to="/organization/$slug" params={{ slug }} preload={false}>
            <span dir="auto">{name}</span>
          </Link>
        )}
        <ul className={styles.reasons}>
          {reasons.map(({ code, number }) => (
            <li key={code} data-against={against.includes(code) ? '' : undefined}>
              {number === null
                ? t(`buying.vendors.reasons.${code}`)
                : t('buying.vendors.reasons.number-equal.of', { number })}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </li>
  )
}
