import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import type { MergedRecord } from './merge-records.ts'
import styles from './records.module.css'

type RecordConflictProps<Content> = {
  merged: MergedRecord<Content>
  labelOf: (path: string) => string
  wordsOf: (content: Content, path: string) => string
  onKeep: () => void
  onTake: () => void
}

/** What somebody else has changed beside what was typed at the same places, to choose from. */
export function RecordConflict<Content>(props: RecordConflictProps<Content>) {
  const t = useText()
  const { merged, labelOf, wordsOf, onKeep, onTake } = props
  return (
    <Banner tone="warning" title={t('operate-records.conflict')}>
      <p>{t('operate-records.conflictText')}</p>
      <dl className={styles.differences}>
        {merged.conflicts.map((path) => (
          <div key={path}>
            <dt>{labelOf(path)}</dt>
            {(['mine', 'theirs'] as const).map((whose) => (
              <dd key={whose}>
                {t(`operate-records.${whose}`)}:{' '}
                <bdi>{wordsOf(merged[whose], path) || t('operate-records.empty')}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={onKeep}>
          {t('operate-records.keepMine')}
        </Button>
        <Button variant="secondary" onClick={onTake}>
          {t('operate-records.takeTheirs')}
        </Button>
      </div>
    </Banner>
  )
}
