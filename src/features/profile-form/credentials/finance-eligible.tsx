import { useSnapshot } from 'valtio'
import { Chip } from '#src/ui/chip.tsx'
import * as icons from '#src/ui/icons.ts'
import { useProfileForm } from '../form/form-context.ts'
import { displayName, eligibleForFinance } from './credential-list.ts'
import styles from './credentials.module.css'

/** Those of the chosen credentials that invoice finance counts. */
export function FinanceEligible() {
  const { draft } = useProfileForm()
  const eligible = eligibleForFinance(useSnapshot(draft).fields.credentials)
  if (eligible.length === 0) return null
  return (
    <div className={styles.finance}>
      <h3 className={styles.subtitle} id="finance-eligible">
        Eligible for invoice finance
      </h3>
      <ul className={styles.chips} aria-labelledby="finance-eligible">
        {eligible.map((one) => (
          <li key={one.id}>
            <Chip tone="neutral" icon={icons.bank}>
              {displayName(one)}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
