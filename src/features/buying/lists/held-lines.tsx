import type { SupplierHit } from '#src/contract/discover/supplier-hits.ts'
import { isVerifiedState } from '#src/contract/trust/credential-state.ts'
import { longDate } from '#src/i18n/long-date.ts'
import { useText } from '#src/i18n/text-context.ts'
import type { Translate } from '#src/i18n/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import styles from './shortlist-item.module.css'

type Held = SupplierHit['credentials'][number]

/** The first credentials of a supplier, each with how sure a reader can be, and how many there are in all. */
export function HeldLines({ supplier }: { supplier: SupplierHit }) {
  const t = useText()
  const { credentials, credentialCount, verifiedCredentials } = supplier
  if (credentials.length === 0)
    return <p className={styles.quiet}>{t('buying.lists.noCredential')}</p>
  const others = credentialCount - credentials.length
  return (
    <>
      <ul className={styles.held}>
        {credentials.map((one) => {
          const isVerified = isVerifiedState(one.state)
          return (
            <li key={one.id} data-verified={isVerified ? '' : undefined}>
              <Icon drawing={isVerified ? icons.check : icons.minus} />
              <span>
                <strong dir="auto">{one.shortName}</strong> <span>{standing(t, one)}</span>
              </span>
            </li>
          )
        })}
      </ul>
      <p className={styles.quiet}>
        {t('buying.lists.held', { count: credentialCount, verified: verifiedCredentials })}
        {others > 0 && ` ${t('buying.lists.others', { others })}`}
      </p>
    </>
  )
}

/** How a credential stands: how it was checked, and until when it is valid where that is known. */
function standing(t: Translate, { state, assurance, expiresOn }: Held): string {
  if (state === 'pending') return t('buying.checked.self-declared')
  if (!isVerifiedState(state)) return t(`terms.states.${state as 'refused'}`)
  const checked = t(`buying.checked.${assurance}`)
  return expiresOn
    ? t('buying.lists.checkedUntil', { checked, day: longDate(t, new Date(expiresOn)) })
    : checked
}
