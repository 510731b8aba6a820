import { Banner } from '#src/ui/banner.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { ChosenCredential } from '../../draft/profile-fields.ts'
import { displayName } from '../credential-list.ts'
import { evidenceCopy } from './copy.ts'
import { DropArea } from './drop-area.tsx'
import { useEvidenceDesk, useFilesOf } from './evidence-context.ts'
import { FileList } from './file-list.tsx'
import { UploadList } from './upload-list.tsx'
import { useOnline } from './use-online.ts'

type EvidenceDialogProps = {
  credential: Pick<ChosenCredential, 'id' | 'name' | 'shortName' | 'status'>
  onClose: () => void
}

const chooseId = 'evidence-choose'

/**
 * The files that prove one credential, and more of them for as long as it is pending (PRF-8). Closing
 * it stops nothing: what is being sent stays in sight at the credential.
 */
export function EvidenceDialog({ credential, onClose }: EvidenceDialogProps) {
  const { id, status } = credential
  const { files } = useEvidenceDesk()
  const hasFiles = useFilesOf(id).length > 0
  const isOnline = useOnline()
  const focusChoose = () => document.getElementById(chooseId)?.focus()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={evidenceCopy.title(displayName(credential))}
      description={evidenceCopy.who}
    >
      {!isOnline && <Banner tone="neutral" title={evidenceCopy.offline} />}
      {status === 'PENDING' && (
        <DropArea
          credentialId={id}
          chooseId={chooseId}
          isFirst={files.state === 'ready' && !hasFiles}
        />
      )}
      <UploadList credentialId={id} label={evidenceCopy.uploads} focusAfterId={chooseId} />
      <FileList credentialId={id} onRemoved={focusChoose} />
    </Dialog>
  )
}
