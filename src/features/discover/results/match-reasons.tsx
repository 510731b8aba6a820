import type { SearchReason } from '#src/contract/discover/supplier-hits.ts'
import { useText } from '#src/i18n/text-context.ts'
import type { Translate } from '#src/i18n/texts.ts'
import styles from './supplier-card.module.css'

/** Why a supplier was found (DSC-2). */
export function MatchReasons({ reasons }: { reasons: readonly SearchReason[] }) {
  const t = useText()
  if (reasons.length === 0) return null
  return (
    <ul className={styles.reasons} aria-label={t('discover.why')}>
      {reasons.map(({ in: where, words }) => (
        <li key={`${where} ${words}`}>{reasonWords(t, { in: where, words })}</li>
      ))}
    </ul>
  )
}

function reasonWords(t: Translate, { in: where, words }: SearchReason): string {
  // The name stands above.
  if (where === 'name') return t('discover.byName')
  // In a part of the profile that a list does not show.
  if (words === '') return t('discover.elsewhere')
  return t(`discover.reasons.${where}`, { words })
}
