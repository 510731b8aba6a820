import { useText } from '../../i18n/text-context.ts'
import type { OrganisationHit } from '../../contract/membership.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type AskedDialogProps = {
  organisation: OrganisationHit
  onClose: () => void
}

/** ORG-3: a request that waits is not sent again. */
export function AskedDialog({ organisation, onClose }: AskedDialogProps) {
  const t = useText()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('register.asked', { name: organisation.name })}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('register.close')}
        </Button>
      }
    >
      <p>{t('register.claimsText')}</p>
    </Dialog>
  )
}
