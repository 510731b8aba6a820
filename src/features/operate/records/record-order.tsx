import { useRef, useState } from 'react'
import type { EditedRecord, EditedRecords } from '#src/contract/operate/edited-record.ts'
import type { RecordCalls } from '#src/data/record-calls.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import { ConsoleLink } from '../console-link.tsx'
import { OrderedList } from '../fields/ordered-list.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { go, hrefOf } from '../place.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import { nameOfBrand } from './name-of-brand.ts'
import { newRecord, type RecordKind } from './record-kind.ts'
import styles from './records.module.css'

type RecordOrderProps<Content> = {
  kind: RecordKind<Content>
  calls: Pick<RecordCalls<Content>, 'move'>
  first: EditedRecords<Content>
  /** Whose records, and those of every brand, are shown; empty: all. */
  brand: string
}

/** Records in their order, which is changed by dragging and by keyboard where it is theirs to choose. */
export function RecordOrder<Content>({ kind, calls, first, brand }: RecordOrderProps<Content>) {
  const texts = useTexts()
  const { t, language } = texts
  const words = kind.words(t)
  const action = useAction()
  const part = useRef<HTMLDivElement>(null)
  const [stored, setStored] = useState(first.results)
  /** While somebody moves one, until the server has answered. */
  const [moving, setMoving] = useState<readonly EditedRecord<Content>[] | null>(null)
  const sent = useRef(0)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const isShown = ({ content }: EditedRecord<Content>) =>
    brand === '' || [null, brand].includes(kind.brandOf(content))
  const shown = moving ?? stored.filter(isShown)
  const titleOf = ({ content }: EditedRecord<Content>) => kind.titleOf(language, content)
  const step = (by: 1 | -1) => {
    const links = [...(part.current?.querySelectorAll<HTMLElement>('li a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    links[at < 0 ? 0 : at + by]?.focus()
  }
  useShortcuts({ j: () => step(1), k: () => step(-1) })

  /** Sends one move after the other, and shows what the last of them has come to. */
  const send = (items: readonly EditedRecord<Content>[], index: number) => {
    const own = items[index]
    const { move } = calls
    if (!own || !move) return
    const inFront = items[index - 1]
    const after = inFront ? kind.idOf(inFront.content) : null
    const number = (sent.current += 1)
    const turn = before.current.catch(() => null).then(() => move(kind.idOf(own.content), after))
    before.current = turn
    action.run(async () => {
      try {
        const { results } = await turn
        setStored(results)
      } finally {
        // Where it failed, they stand again as they are stored.
        if (number === sent.current) setMoving(null)
      }
    })
  }

  return (
    <div className={styles.parts} ref={part}>
      {!kind.isShared && (
        <div className={styles.choice}>
          <FilterChoice
            label={t('operate-records.shownBy')}
            value={brand}
            none={t('operate-records.allBrands')}
            options={first.brands.map(({ id, name }) => [id, name] as const)}
            onChange={(id) => go(hrefOf(kind.path, { brand: id }))}
          />
        </div>
      )}
      <ActionFailure action={action} />
      {shown.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      <OrderedList
        label={words.title}
        items={shown}
        nameOf={titleOf}
        onChange={setMoving}
        onMoved={send}
        mayMove={({ mayChange }) => mayChange && kind.isOrdered}
        canRemove={false}
        renderName={(one, title) => (
          <>
            <ConsoleLink
              className={styles.link}
              href={`${kind.path}/${encodeURIComponent(kind.idOf(one.content))}`}
              aria-label={t(one.mayChange ? 'operate-records.editOne' : 'operate-records.viewOne', {
                title,
              })}
            >
              {title}
            </ConsoleLink>{' '}
            {!kind.isShared && (
              <span className={styles.about}>
                {nameOfBrand(t, first.brands, kind.brandOf(one.content))}
              </span>
            )}{' '}
            {kind.aboutOf && <span className={styles.about}>{kind.aboutOf(texts, one)}</span>}
          </>
        )}
      />
      <p>
        <ConsoleLink className={buttonClass('primary')} href={`${kind.path}/${newRecord}`}>
          {words.add}
        </ConsoleLink>
      </p>
    </div>
  )
}
