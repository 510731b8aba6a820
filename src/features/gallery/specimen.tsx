import type { ReactNode } from 'react'
import { galleryCopy } from './copy.ts'
import styles from './specimen.module.css'

type SpecimenProps = {
  name: string
  about: string
  /** Paths below `src/` of what is shown. */
  files: readonly string[]
  children: ReactNode
}

/** A component with what it is for, where it is written, and its states. */
export function Specimen({ name, about, files, children }: SpecimenProps) {
  return (
    <article className={styles.specimen}>
      <header className={styles.header}>
        <h3>{name}</h3>
        <p>{about}</p>
        {files.length > 0 && (
          <ul className={styles.files} aria-label={galleryCopy.files} translate="no">
            {files.map((file) => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
        )}
      </header>
      <div className={styles.states}>{children}</div>
    </article>
  )
}
