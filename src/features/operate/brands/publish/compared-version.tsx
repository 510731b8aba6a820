import { useState } from 'react'
import type { BrandState } from '#src/contract/operate/brand-state.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ActionFailure } from '../../action-failure.tsx'
import { LoadedPart } from '../../loaded-part.tsx'
import { useOperate } from '../../operate-context.ts'
import { useDraft } from '../draft/draft-context.ts'
import { ChangeList, shownChanges } from './change-list.tsx'
import styles from './publish.module.css'
import { usePublication } from './use-publication.ts'

/** What would change for visitors if an earlier state were published again, and the button that does it. */
export function ComparedVersion({ number }: { number: number }) {
  const t = useText()
  const { data } = useOperate()
  const { id } = useDraft()
  const loaded = useLoaded(`state ${id} ${number}`, () => data.brandVersion(id, number))
  return (
    <div className={styles.compared}>
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-brands.history.loadingOne')}
        failedText={t('operate-brands.history.failedOne')}
        height="8rem"
      >
        {({ state }) => <Comparison number={number} state={state} />}
      </LoadedPart>
    </div>
  )
}

function Comparison({ number, state }: { number: number; state: BrandState }) {
  const t = useText()
  const { data } = useOperate()
  const { id, editing } = useDraft()
  const [isAsking, setAsking] = useState(false)
  const { published } = editing.detail
  const { action, start } = usePublication(
    async (key) => published && data.publishBrandAgain(id, number, published.number, key),
    () => setAsking(false),
  )
  if (!published) return null
  const changes = shownChanges(published.state, state)
  return (
    <>
      {changes.length === 0 ? (
        <p className={styles.who}>{t('operate-brands.history.same')}</p>
      ) : (
        <ChangeList
          changes={changes}
          before={t('operate-brands.publish.before')}
          after={t('operate-brands.history.then')}
        />
      )}
      <Button variant="secondary" className={styles.start} onClick={() => setAsking(true)}>
        {t('operate-brands.history.publish')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('operate-brands.history.publishTitle', { number })}
          text={t('operate-brands.history.publishText')}
          confirm={t('operate-brands.history.publish')}
          action={action}
          onConfirm={start}
          onClose={() => setAsking(false)}
        >
          <ActionFailure action={action} />
        </ConfirmDialog>
      )}
    </>
  )
}
