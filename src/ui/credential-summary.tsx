import { credentialFlag } from '../lib/credential-flag.ts'
import { Chip } from './chip.tsx'
import styles from './credential-summary.module.css'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'

export type CredentialSummaryProps = {
  credential: {
    readonly name: string
    readonly shortName: string
    readonly status: 'PENDING' | 'APPROVED'
    readonly notes: readonly { readonly category: 'CRITICAL' | 'WARN'; readonly text: string }[]
  }
}

/**
 * A credential as its holder and the public see it (PUB-6): chip in the colour of its gravest note
 * with a flag or a clock, whether it is verified, its name in full, and its notes.
 */
export function CredentialSummary({ credential }: CredentialSummaryProps) {
  const { name, shortName, status, notes } = credential
  const flag = credentialFlag(notes)
  const pending = status === 'PENDING'
  return (
    <>
      <div className={styles.head}>
        <Chip tone={flag ?? 'neutral'}>
          <span className={styles.chip}>
            {flag && (
              <span className={styles.flag} data-flag={flag}>
                <Icon drawing={icons.flag} label={flagWords[flag]} />
              </span>
            )}
            {pending && <Icon drawing={icons.clock} />}
            <span>{shortName || name}</span>
          </span>
        </Chip>
        <span className={styles.status} data-pending={pending || undefined}>
          {!pending && <Icon drawing={icons.check} />}
          <span>{pending ? 'Pending' : 'Verified'}</span>
        </span>
      </div>
      {shortName && shortName !== name && <p className={styles.name}>{name}</p>}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.text} data-category={note.category}>
              <strong>{noteWords[note.category]}</strong> <span>{note.text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const flagWords = { critical: 'Critical', warning: 'Warning' }
const noteWords = { CRITICAL: flagWords.critical, WARN: flagWords.warning }
