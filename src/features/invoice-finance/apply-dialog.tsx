import { useId, useState } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ApplyForm } from './apply-form.tsx'
import { ApplyResult } from './apply-result.tsx'
import { agreements, boxId, type Application } from './use-application.ts'

type ApplyDialogProps = { application: Application; onClose: () => void }

/** FIN-1: three agreements and a phone number, and how it ended. */
export function ApplyDialog({ application, onClose }: ApplyDialogProps) {
  const t = useText()
  const formId = useId()
  const missingId = useId()
  const [wasRefused, setRefused] = useState(false)
  const { result, agreed, isAgreed, busy, send } = application
  const isMissing = wasRefused && !isAgreed

  function refuse() {
    setRefused(true)
    const firstMissing = agreements.find((one) => !agreed.has(one))
    if (firstMissing) document.getElementById(boxId(formId, firstMissing))?.focus()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('invoice-finance.apply.title')}
      description={result ? undefined : t('invoice-finance.apply.text')}
      footer={
        <>
          {!result && (
            <Button
              variant="primary"
              type="submit"
              form={formId}
              busy={busy}
              aria-disabled={!isAgreed}
              aria-describedby={isMissing ? missingId : undefined}
              onRefused={refuse}
            >
              {t('invoice-finance.apply.submit')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {result ? t('invoice-finance.apply.close') : t('invoice-finance.apply.cancel')}
          </Button>
        </>
      }
    >
      {result ? (
        <ApplyResult result={result} />
      ) : (
        <ApplyForm
          id={formId}
          application={application}
          missingId={missingId}
          isMissing={isMissing}
          onSubmit={send}
        />
      )}
    </Dialog>
  )
}
