import type { SearchReason } from '#src/contract/discover/supplier-hits.ts'
import { useText } from '#src/i18n/text-context.ts'
import styles from './supplier-card.module.css'

/** Why a supplier was found (DSC-2). */
export function MatchReasons({ reasons }: { reasons: readonly SearchReason[] }) {
  const t = useText()
  if (reasons.length === 0) return null
  return (
    <ul className={styles.reasons} aria-label={t('discover.why')}>
      {reasons.map(({ in: where, words }) => (
        <li key={`${where} ${words}`}>{t(`discover.reasons.${where}`, { words })}</li>
      ))}
    </ul>
  )
}
