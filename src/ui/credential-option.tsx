import styles from './credential-option.module.css'

type CredentialOptionProps = { credential: { readonly name: string; readonly shortName: string } }

/** A credential where it is chosen: by its short name, with its full name below. */
export function CredentialOption({ credential: { name, shortName } }: CredentialOptionProps) {
  return (
    <span className={styles.option}>
      <span dir="auto">{shortName || name}</span>
      {shortName && shortName !== name && (
        <span className={styles.fullName} dir="auto">
          {name}
        </span>
      )}
    </span>
  )
}
