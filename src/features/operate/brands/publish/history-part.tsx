import type { BrandVersion } from '#src/contract/operate/brand-detail.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { useState } from 'react'
import { ActionFailure } from '../../action-failure.tsx'
import { LoadedPart } from '../../loaded-part.tsx'
import { useOperate } from '../../operate-context.ts'
import { useDraft } from '../draft/draft-context.ts'
import type { BrandVersionPage } from '#src/data/operate-data.ts'
import { type Again, AgainDialog } from './again-dialog.tsx'
import styles from './publish.module.css'
import { useSeen } from './use-seen.ts'
import { VersionRow } from './version-row.tsx'

/** The states that visitors have seen, the newest first, each to be compared and published again. */
export function HistoryPart({ compared }: { compared: number | null }) {
  const t = useText()
  const { data } = useOperate()
  const { id, editing } = useDraft()
  const current = editing.detail.published?.number ?? 0
  // Above the rows, which go while newer ones are loaded: what is asked stays.
  const [again, setAgain] = useState<Again | null>(null)
  const { seen, open, renew, close } = useSeen()
  const ask = (one: Again) => {
    setAgain(one)
    void open()
  }
  const loaded = useLoaded(`versions of ${id} ${current}`, () => data.brandVersions(id))
  return (
    <div className={styles.part}>
      <header>
        <h2 className={styles.title}>{t('operate-brands.history.title')}</h2>
        <p className={styles.hint}>{t('operate-brands.history.text')}</p>
      </header>
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-brands.history.loading')}
        failedText={t('operate-brands.history.failed')}
        height="16rem"
      >
        {(first) =>
          first.results.length === 0 ? (
            <EmptyState icon={icons.clock} title={t('operate-brands.history.empty')}>
              {t('operate-brands.history.emptyText')}
            </EmptyState>
          ) : (
            <Versions key={current} {...{ first, compared }} onAsk={ask} />
          )
        }
      </LoadedPart>
      {again && seen && <AgainDialog {...{ again, seen }} onFailed={renew} onClose={close} />}
    </div>
  )
}

type VersionsProps = {
  first: BrandVersionPage
  compared: number | null
  onAsk: (again: Again) => void
}

function Versions({ first, compared, onAsk }: VersionsProps) {
  const t = useText()
  const { data } = useOperate()
  const { id, editing } = useDraft()
  const action = useAction()
  const [more, setMore] = useState<{ rows: BrandVersion[]; next: string | null }>({
    ...{ rows: [], next: first.next },
  })
  const { next } = more
  const show = (after: string) =>
    action.run(async () => {
      const page = await data.brandVersions(id, after)
      setMore({ rows: [...more.rows, ...page.results], next: page.next })
    })
  return (
    <>
      <ol className={styles.versions}>
        {[...first.results, ...more.rows].map((version) => (
          <VersionRow
            key={version.number}
            version={version}
            isCurrent={version.number === editing.detail.published?.number}
            isOpen={version.number === compared}
            onAsk={onAsk}
          />
        ))}
      </ol>
      <ActionFailure action={action} />
      {next !== null && (
        <Button
          variant="secondary"
          className={styles.start}
          busy={action.busy}
          onClick={() => show(next)}
        >
          {t('operate-brands.history.more')}
        </Button>
      )}
    </>
  )
}
