import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text-context.ts'
import { isFinanceEligible } from '../../contract/finance-eligible.ts'
import type { OrganisationDetails } from '../../contract/organisation.ts'
import { isVerified } from '../../contract/verified.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './eligible-credentials.module.css'

type EligibleCredentialsProps = {
  organisation: Pick<OrganisationDetails, 'slug' | 'sustainabilityCredentials'>
}

/** The held credentials that count for the rate, verified ones first. */
export function EligibleCredentials({ organisation }: EligibleCredentialsProps) {
  const t = useText()
  const eligible = organisation.sustainabilityCredentials
    .filter(isFinanceEligible)
    .map((one) => ({ ...one, verified: isVerified(one) }))
    .toSorted((a, b) => Number(b.verified) - Number(a.verified))
  return (
    <div className={styles.eligible}>
      <h3 id="finance-credentials">{t('invoice-finance.eligible')}</h3>
      {eligible.length === 0 ? (
        <p className={styles.text}>{t('invoice-finance.noneEligible')}</p>
      ) : (
        <>
          <p className={styles.text}>{t('invoice-finance.eligibleText')}</p>
          <ul className={styles.list} aria-labelledby="finance-credentials">
            {eligible.map(({ id, name, shortName, status, verified }) => (
              <li key={id}>
                <span className={styles.name}>{shortName || name}</span>
                <span className={styles.status} data-status={status}>
                  <Icon drawing={verified ? icons.checkCircle : icons.clock} />
                  <span>
                    {verified ? t('invoice-finance.verified') : t('invoice-finance.pending')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link
          to="/organisation"
          search={{ organisation: organisation.slug }}
          hash="credentials"
          resetScroll={false}
          className={styles.link}
        >
          {t('invoice-finance.toCredentials')}
        </Link>
      </p>
    </div>
  )
}
