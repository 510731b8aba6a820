import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { useDraft } from '../draft/draft-context.ts'
import { ChangeList, shownChanges } from './change-list.tsx'
import { DiscardButton } from './discard-button.tsx'
import { FaultList } from './fault-list.tsx'
import { JustPublished } from './just-published.tsx'
import { PublishButton } from './publish-button.tsx'
import styles from './publish.module.css'

/** What visitors will see differently, what still keeps that from them, and the button that shows it to them. */
export function PublishPart({ isGuide }: { isGuide: boolean }) {
  const t = useText()
  const { store, editing } = useDraft()
  const { detail, saving, draft } = editing
  const [wasPublished, setPublished] = useState<{ before: number | null } | null>(null)
  const prepare = useEffectEvent(() => {
    store.showFaults()
    void store.save()
  })
  useEffect(() => prepare(), [])
  const changes = detail.draft
    ? shownChanges(detail.published?.state ?? null, detail.draft.state)
    : []
  const isSaved = saving === 'saved' && draft.edits.size === 0
  const isOutdated =
    detail.draft !== null && detail.draft.begunOn !== (detail.published?.number ?? null)
  return (
    <div className={styles.part}>
      <header>
        <h2 className={styles.title}>{t('operate-brands.publish.title')}</h2>
        <p className={styles.hint}>{t('operate-brands.publish.text')}</p>
      </header>
      {wasPublished && (
        <JustPublished
          before={wasPublished.before}
          isGuide={isGuide}
          onUndone={() => setPublished(null)}
        />
      )}
      {changes.length === 0 ? (
        !wasPublished && (
          <EmptyState icon={icons.checkCircle} title={t('operate-brands.publish.nothing')}>
            {t('operate-brands.publish.nothingText')}
          </EmptyState>
        )
      ) : (
        <>
          {isOutdated && (
            <Banner tone="warning" title={t('operate-brands.publish.outdated')}>
              {t('operate-brands.publish.outdatedText')}
            </Banner>
          )}
          <FaultList />
          <div className={styles.ways}>
            <PublishButton
              count={changes.length}
              isReady={isSaved && detail.faults.length === 0}
              onPublished={(before) => setPublished({ before })}
            />
            {detail.published && detail.draft && <DiscardButton version={detail.draft.version} />}
          </div>
          <ChangeList
            changes={changes}
            before={t('operate-brands.publish.before')}
            after={t('operate-brands.publish.after')}
          />
        </>
      )}
      {!isSaved && (
        <Button variant="quiet" className={styles.start} onClick={() => void store.save()}>
          {t('operate-brands.publish.saveFirst')}
        </Button>
      )}
    </div>
  )
}
