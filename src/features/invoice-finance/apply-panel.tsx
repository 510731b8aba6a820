import { useState } from 'react'
import { useText } from '../../i18n/text-context.ts'
import type { OrganisationDetails } from '../../contract/organisation.ts'
import { useData } from '../../data/data-context.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { ListState } from '../../ui/list-state.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { ApplyDialog } from './apply-dialog.tsx'
import styles from './apply-panel.module.css'
import { applyRefusal } from './apply-refusal.ts'
import { useApplication } from './use-application.ts'

type ApplyPanelProps = {
  organisation: Pick<OrganisationDetails, 'slug' | 'identifiers' | 'sustainabilityCredentials'>
}

/** The button that opens the application, or the reason why the organisation cannot apply. */
export function ApplyPanel({ organisation }: ApplyPanelProps) {
  const t = useText()
  const { slug, sustainabilityCredentials } = organisation
  const data = useData()
  const loaded = useLoaded(`invoice finance of ${slug}`, async () => ({
    hasClaimed: await data.benefits.hasClaimedInvoiceFinance(slug),
  }))
  const application = useApplication(organisation)
  const [open, setOpen] = useState(false)
  return (
    <div>
      <ListState
        loaded={loaded}
        loadingText={t('invoice-finance.fetch.loading')}
        failedText={t('invoice-finance.fetch.failed')}
        height="2.75rem"
      >
        {({ hasClaimed }) => {
          const refusal = applyRefusal(
            hasClaimed || application.result !== null,
            sustainabilityCredentials,
          )
          return (
            <div className={styles.apply}>
              <Button
                variant="primary"
                size="large"
                aria-haspopup="dialog"
                aria-disabled={refusal !== null}
                aria-describedby={refusal ? 'apply-refusal' : undefined}
                onClick={() => setOpen(true)}
              >
                {t('invoice-finance.apply')}
              </Button>
              {refusal && (
                <p id="apply-refusal" className={styles.reason}>
                  <Icon drawing={refusal === 'claimed' ? icons.checkCircle : icons.lock} />
                  <span>{t(`invoice-finance.${refusal}`)}</span>
                </p>
              )}
            </div>
          )
        }}
      </ListState>
      {open && <ApplyDialog application={application} onClose={() => setOpen(false)} />}
    </div>
  )
}
