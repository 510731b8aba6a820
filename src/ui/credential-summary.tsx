import { useText } from '../i18n/text-context.ts'
import { credentialFlag } from '../lib/credential-flag.ts'
import { Chip } from './chip.tsx'
import styles from './credential-summary.module.css'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { KnownLines, type KnownLinesProps } from './known-lines.tsx'

export type CredentialSummaryProps = {
  credential: {
    readonly name: string
    readonly shortName: string
    readonly notes: readonly { readonly category: 'CRITICAL' | 'WARN'; readonly text: string }[]
    /** How it is known. */
    readonly known?: KnownLinesProps['lines']
  }
  /** Of `terms.states`. */
  state: 'verified' | 'pending' | 'refused' | 'expired' | 'suspended' | 'revoked'
}

/**
 * A credential as its holder and the public see it (PUB-6): chip in the colour of its gravest note
 * with a flag or a clock, its state, its name in full, how that is known, and its notes.
 */
export function CredentialSummary({ credential, state }: CredentialSummaryProps) {
  const t = useText()
  const { name, shortName, notes, known } = credential
  const flag = credentialFlag(notes)
  const verified = state === 'verified'
  return (
    <>
      <div className={styles.head}>
        <Chip tone={flag ?? 'neutral'}>
          <span className={styles.chip}>
            {flag && (
              <span className={styles.flag} data-flag={flag}>
                <Icon drawing={icons.flag} label={t(`terms.flags.${flag}`)} />
              </span>
            )}
            {state === 'pending' && <Icon drawing={icons.clock} />}
            <span dir="auto">{shortName || name}</span>
          </span>
        </Chip>
        <span className={styles.status} data-state={verified ? undefined : state}>
          {verified && <Icon drawing={icons.check} />}
          <span>{t(`terms.states.${state}`)}</span>
        </span>
      </div>
      {shortName && shortName !== name && (
        <p className={styles.name} dir="auto">
          {name}
        </p>
      )}
      <KnownLines lines={known} />
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.text} data-category={note.category}>
              <strong>{t(`terms.flags.${noteFlags[note.category]}`)}</strong>{' '}
              <span dir="auto">{note.text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const noteFlags = { CRITICAL: 'critical', WARN: 'warning' } as const
