import type { SupplierHit } from '#src/contract/discover/supplier-hits.ts'
import { isVerifiedState } from '#src/contract/trust/credential-state.ts'
import { longDate } from '#src/i18n/long-date.ts'
import { useText } from '#src/i18n/text-context.ts'
import type { Translate } from '#src/i18n/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import styles from './supplier-card.module.css'

type Held = SupplierHit['credentials'][number]

/** Some credentials of a supplier, each with how it stands: a mark and a few words. */
export function HeldCredentials({ held }: { held: readonly Held[] }) {
  const t = useText()
  return (
    <ul className={styles.held} aria-label={t('discover.facets.credential')}>
      {held.map((one) => {
        const isVerified = isVerifiedState(one.state)
        return (
          <li key={one.id} data-verified={isVerified ? '' : undefined}>
            <Icon
              drawing={
                isVerified ? icons.check : marks[one.state === 'pending' ? 'pending' : 'ended']
              }
            />
            <strong dir="auto">{one.shortName}</strong> <span>{standingWords(t, one)}</span>
          </li>
        )
      })}
    </ul>
  )
}

const marks = { pending: icons.clock, ended: icons.minus } as const

/** How a credential stands, and, while it counts, how that is known. */
function standingWords(t: Translate, { state, assurance, expiresOn }: Held): string {
  if (state === 'pending') return t('discover.statedOnly')
  if (!isVerifiedState(state)) return t(`terms.states.${state as 'refused'}`)
  const known = t(`discover.known.${assurance}`)
  return state === 'expiring' && expiresOn
    ? t('discover.knownUntil', { known, day: longDate(t, new Date(expiresOn)) })
    : known
}
