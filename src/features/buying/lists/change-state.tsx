import * as limits from '#src/contract/limits.ts'
import type { ChangeQueue } from '#src/data/shortlists/create-change-queue.ts'
import {
  type ItemChange,
  notedOf,
  type Noted,
  type SeenItem,
} from '#src/data/shortlists/item-change.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import * as icons from '#src/ui/icons.ts'
import styles from './change-state.module.css'

type ChangeStateProps = { change: ItemChange; queue: Pick<ChangeQueue, 'settle' | 'drop'> }

/** What became of something that was noted and is not on the server yet; what needs a choice asks for it. */
export function ChangeState({ change, queue }: ChangeStateProps) {
  const texts = useTexts()
  const { t } = texts
  const { state, problem, theirs, item } = change
  if (state === 'conflict' && theirs) return <Conflict {...{ change, theirs, queue }} />
  if (state === 'refused' && problem)
    return (
      <Banner tone="critical" title={t('buying.lists.refused')}>
        <p>
          {problemText(
            texts,
            { ...problem, field: problem.field ?? undefined },
            t('buying.lists.note'),
          )}
        </p>
        <div className={styles.choices}>
          <Button variant="secondary" onClick={() => void queue.settle(item, notedOf(change))}>
            {t('buying.lists.again')}
          </Button>
          <Button variant="quiet" onClick={() => queue.drop(item)}>
            {t('buying.lists.discard')}
          </Button>
        </div>
      </Banner>
    )
  return (
    <p>
      <Chip tone="warning" icon={icons.clock}>
        {state === 'sign-in' ? t('buying.lists.needsSignIn') : t('buying.lists.waits')}
      </Chip>
    </p>
  )
}

/** Both texts, and whose is to stay. */
function Conflict({ change, theirs, queue }: ChangeStateProps & { theirs: SeenItem }) {
  const { t } = useTexts()
  const { item, base } = change
  const mine = notedOf(change)
  const both = `${theirs.note}\n\n${mine.note ?? ''}`
  const isNote = mine.note !== undefined && theirs.note !== base.note && theirs.note !== ''
  /** What nobody else has changed is sent in any case. */
  const undisputed: Noted = {
    ...(mine.status && theirs.status === base.status && { status: mine.status }),
    ...(mine.note !== undefined && theirs.note === base.note && { note: mine.note }),
  }
  const words = ({ status, note }: Noted) =>
    [status && t(`buying.lists.statuses.${status}`), note ?? null]
      .filter((one) => one !== null && one !== undefined)
      .join('\n') || t('buying.lists.noNote')
  const sides = [
    [
      theirs.author
        ? t('buying.lists.theirsOf', { name: theirs.author })
        : t('buying.lists.theirs'),
      words({
        ...(mine.status && { status: theirs.status }),
        ...(isNote && { note: theirs.note }),
      }),
    ],
    [t('buying.lists.mine'), words(mine)],
  ] as const
  return (
    <Banner tone="warning" title={t('buying.lists.conflict')}>
      <dl className={styles.sides}>
        {sides.map(([whose, text]) => (
          <div key={whose}>
            <dt>{whose}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.choices}>
        {isNote && both.length <= limits.shortlistNote && (
          <Button
            variant="secondary"
            onClick={() => void queue.settle(item, { ...mine, note: both })}
          >
            {t('buying.lists.keepBoth')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void queue.settle(item, mine)}>
          {t('buying.lists.keepMine')}
        </Button>
        <Button variant="secondary" onClick={() => void queue.settle(item, undisputed)}>
          {t('buying.lists.keepTheirs')}
        </Button>
      </div>
    </Banner>
  )
}
