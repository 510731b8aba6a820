import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { profileCopy } from './copy.ts'
import type { PublicCredential } from './credential-groups.ts'
import styles from './credential-item.module.css'
import { credentialFlag } from './flags.ts'

/** One credential: chip, name, whether it is verified, and its notes. */
export function CredentialItem({ credential }: { credential: PublicCredential }) {
  const { name, shortName, status, notes } = credential
  const flag = credentialFlag(notes)
  const pending = status === 'PENDING'
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Chip tone={flag ?? 'neutral'}>
          <span className={styles.chip}>
            {flag && <Icon name="flag" label={flagLabels[flag]} />}
            {pending && <Icon name="clock" />}
            <span>{shortName || name}</span>
          </span>
        </Chip>
        <span className={styles.status} data-pending={pending || undefined}>
          {!pending && <Icon name="check" />}
          <span>{pending ? profileCopy.pending : profileCopy.verified}</span>
        </span>
      </div>
      {shortName && shortName !== name && <p className={styles.name}>{name}</p>}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.text} data-category={note.category}>
              <strong>{noteLabels[note.category]}</strong> <span>{note.text}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const flagLabels = { critical: profileCopy.critical, warning: profileCopy.warning }
const noteLabels = { CRITICAL: profileCopy.critical, WARN: profileCopy.warning }
