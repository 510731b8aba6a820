import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { ChosenCredential } from '#src/contract/profile/profile-fields.ts'
import { takesEvidence } from '#src/contract/takes-evidence.ts'
import { displayName } from '../credential-list.ts'
import { DropArea } from './drop-area.tsx'
import { useEvidenceDesk, useFilesOf, useUploadsOf } from './evidence-context.ts'
import { FileList } from './file-list.tsx'
import { UploadList } from './upload-list.tsx'
import { useReachable } from '#src/data/use-reachable.ts'

type EvidenceDialogProps = {
  credential: Readonly<ChosenCredential>
  /** Whether the server knows the credential as one that is held. */
  isSaved: boolean
  onClose: () => void
}

const chooseId = 'evidence-choose'

/**
 * The files that prove one credential, and more of them for as long as it is pending (PRF-8). Closing
 * it stops nothing: what is being sent stays in sight at the credential.
 */
export function EvidenceDialog({ credential, isSaved, onClose }: EvidenceDialogProps) {
  const t = useText()
  const { id } = credential
  const { files } = useEvidenceDesk()
  const isEmpty = useFilesOf(id).length === 0
  const uploads = useUploadsOf(id)
  const isStored = uploads.every((one) => one.isStored)
  const isReachable = useReachable()
  const focusChoose = () => document.getElementById(chooseId)?.focus()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('evidence.title', { credential: displayName(credential) })}
      description={t('evidence.who')}
    >
      {!isReachable && <Banner tone="neutral" title={t('evidence.offline')} />}
      {!isStored && (
        <Banner tone="warning" title={t('evidence.notStoredTitle')}>
          <p>{t('evidence.notStoredText')}</p>
        </Banner>
      )}
      {takesEvidence(credential) && (
        <DropArea
          credentialId={id}
          chooseId={chooseId}
          isFirst={isEmpty && uploads.length === 0 && (files.state === 'ready' || !isSaved)}
        />
      )}
      <UploadList credentialId={id} label={t('evidence.uploads')} focusAfterId={chooseId} />
      {isSaved && <FileList credentialId={id} onRemoved={focusChoose} />}
    </Dialog>
  )
}
