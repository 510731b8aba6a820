import { useState } from 'react'
import type { ReceivedRequest } from '#src/contract/requests/request.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useOfRequests } from './requests-context.ts'
import styles from './requests.module.css'

type BuyerRefusalProps = {
  request: ReceivedRequest
  onChanged: (request: ReceivedRequest) => void
}

/** Takes no more requests of a buyer, or takes them again. */
export function BuyerRefusal({ request, onChanged }: BuyerRefusalProps) {
  const t = useText()
  const { requests, readAgain } = useOfRequests()
  const action = useAction()
  const [isAsking, setAsking] = useState(false)
  const buyer = request.buyer.name
  const refuse = (isRefused: boolean) =>
    action.run(async () => {
      onChanged(await requests.refuse(request.id, isRefused))
      setAsking(false)
      announce(isRefused ? t('requests.refused', { buyer }) : t('requests.allowed', { buyer }))
      // Its other requests say the same.
      await readAgain()
    })
  return (
    <div className={styles.refusal}>
      {request.isRefused ? (
        <>
          <p className={styles.hint}>{t('requests.refused', { buyer })}</p>
          <Button variant="quiet" busy={action.busy} onClick={() => refuse(false)}>
            {t('requests.allow')}
          </Button>
          {action.error && <Banner tone="critical" title={action.error} />}
        </>
      ) : (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {t('requests.refuse')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('requests.refuseTitle', { buyer })}
          text={t('requests.refuseText')}
          confirm={t('requests.refuseConfirm')}
          action={action}
          onConfirm={() => refuse(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
