import { useSnapshot } from 'valtio'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { copy } from '../copy.ts'
import { useProfileForm } from '../form/form-context.ts'
import { displayName, orderCredentials } from './credential-list.ts'
import { credentialSearchId } from './credential-search.tsx'
import styles from './credentials.module.css'
import { useCredentialChoice } from './use-credential-choice.ts'

/** The chosen credentials: what waits for verification first; only that can be taken away. */
export function CredentialRows() {
  const { draft } = useProfileForm()
  const rows = orderCredentials(useSnapshot(draft).fields.credentials)
  const { unselect } = useCredentialChoice()
  if (rows.length === 0) return <p className={styles.none}>{copy.noCredentials}</p>
  return (
    <ul className={styles.list} aria-label="Your credentials">
      {rows.map((one) => (
        <li key={one.id} className={styles.item}>
          <span className={styles.names}>
            <span className={styles.shortName}>{displayName(one)}</span>
            {one.shortName && one.shortName !== one.name && (
              <span className={styles.fullName}>{one.name}</span>
            )}
          </span>
          {one.status === 'APPROVED' ? (
            <Chip tone="positive" icon="check-circle">
              Verified
            </Chip>
          ) : (
            <>
              <Chip tone="neutral" icon="clock">
                Pending
              </Chip>
              <Button
                variant="quiet"
                className={styles.remove}
                aria-label={`Remove ${displayName(one)}`}
                onClick={() => {
                  unselect(one)
                  document.getElementById(credentialSearchId)?.focus()
                }}
              >
                <Icon name="trash" />
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
