import type { OrganisationHit } from '../../contract/membership.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { registerCopy } from './copy.ts'

type AskedDialogProps = {
  organisation: OrganisationHit
  onClose: () => void
}

/** ORG-3: a request that waits is not sent again. */
export function AskedDialog({ organisation, onClose }: AskedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={registerCopy.asked(organisation.name)}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {registerCopy.close}
        </Button>
      }
    >
      <p>{registerCopy.claimsText}</p>
    </Dialog>
  )
}
