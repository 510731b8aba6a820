import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { focusMain } from '#src/lib/focus-main.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { useDraft } from '../draft/draft-context.ts'
import { ChangeList, draftChanges } from './change-list.tsx'
import { DiscardButton } from './discard-button.tsx'
import { FaultList } from './fault-list.tsx'
import { JustPublished, type Publication } from './just-published.tsx'
import { firstFaultId, PublishButton, saveFirstId } from './publish-button.tsx'
import styles from './publish.module.css'

/** What visitors will see differently, what still keeps that from them, and the button that shows it to them. */
export function PublishPart({ isGuide }: { isGuide: boolean }) {
  const t = useText()
  const { store, editing } = useDraft()
  const { detail, saving, draft } = editing
  const [publication, setPublication] = useState<Publication | null>(null)
  const prepare = useEffectEvent(() => {
    store.showFaults()
    void store.save()
  })
  useEffect(() => prepare(), [])
  const changes = draftChanges(detail)
  const isSaved = saving === 'saved' && draft.edits.size === 0
  const isStuck = saving === 'failed' || draft.conflicts.length > 0
  const isOutdated =
    detail.draft !== null && detail.draft.begunOn !== (detail.published?.number ?? null)
  return (
    <div className={styles.part}>
      <header>
        <h2 className={styles.title}>{t('operate-brands.publish.title')}</h2>
        <p className={styles.hint}>{t('operate-brands.publish.text')}</p>
      </header>
      {publication && (
        <JustPublished
          publication={publication}
          isGuide={isGuide}
          onUndone={() => {
            // The button goes with what it has taken back.
            focusMain()
            setPublication(null)
          }}
        />
      )}
      {isStuck && <Banner tone="warning" title={t('operate-brands.publish.unsaved')} />}
      {changes.length === 0 && !publication && isSaved && (
        <EmptyState icon={icons.checkCircle} title={t('operate-brands.publish.nothing')}>
          {t('operate-brands.publish.nothingText')}
        </EmptyState>
      )}
      {changes.length > 0 && isOutdated && (
        <Banner tone="warning" title={t('operate-brands.publish.outdated')}>
          {t('operate-brands.publish.outdatedText')}
        </Banner>
      )}
      {changes.length > 0 && <FaultList faults={detail.faults} firstId={firstFaultId} />}
      <div className={styles.ways}>
        <PublishButton isShown={changes.length > 0} onPublished={setPublication} />
        <DiscardButton isShown={changes.length > 0 && detail.published !== null} />
      </div>
      {changes.length > 0 && (
        <ChangeList
          changes={changes}
          before={t('operate-brands.publish.before')}
          after={t('operate-brands.publish.after')}
        />
      )}
      {saving === 'failed' && (
        <Button
          id={saveFirstId}
          variant="quiet"
          className={styles.start}
          onClick={() => void store.save()}
        >
          {t('operate-brands.publish.saveFirst')}
        </Button>
      )}
    </div>
  )
}
