import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { ChosenCredential } from '#src/contract/profile/profile-fields.ts'
import { takesEvidence } from '#src/contract/takes-evidence.ts'
import { displayName } from '../credential-list.ts'
import { useFilesOf } from './evidence-context.ts'
import styles from './evidence-button.module.css'

type EvidenceButtonProps = {
  id: string
  credential: Readonly<ChosenCredential>
  /** Whether the server knows the credential: until then its evidence waits. */
  isSaved: boolean
  onOpen: () => void
}

/** The way to the evidence of a credential, with how much there is; on one that is verified and not about to expire only to see it. */
export function EvidenceButton({ id, credential, isSaved, onOpen }: EvidenceButtonProps) {
  const t = useText()
  const count = useFilesOf(credential.id).length
  const isOpen = takesEvidence(credential)
  if (!isOpen && count === 0) return null
  const hint = isSaved
    ? count > 0 && t('evidence.count', { files: count })
    : t('evidence.withProfile')
  return (
    <span className={styles.evidence}>
      <Button
        id={id}
        variant="quiet"
        className={styles.button}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onClick={onOpen}
      >
        <Icon drawing={isOpen ? icons.upload : icons.eye} />
        <span>{isOpen ? t('evidence.add') : t('evidence.see')}</span>
        <VisuallyHidden>
          {t('evidence.forCredential', { credential: displayName(credential) })}
        </VisuallyHidden>
      </Button>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </span>
  )
}
