import { Button } from '#src/ui/button.tsx'
import type { ChosenCredential } from '#src/contract/profile/profile-fields.ts'
import { displayName } from './credential-list.ts'
import styles from './credentials.module.css'

type RemovedCredentialProps = {
  credential: Readonly<ChosenCredential>
  undoId: string
  onRestore: () => void
}

/** The place of a credential that was taken away: it and its evidence can be had back at once. */
export function RemovedCredential({ credential, undoId, onRestore }: RemovedCredentialProps) {
  const name = displayName(credential)
  return (
    <li className={styles.removed}>
      <span>{`${name} removed`}</span>
      <Button id={undoId} variant="quiet" aria-label={`Undo: keep ${name}`} onClick={onRestore}>
        Undo
      </Button>
    </li>
  )
}
