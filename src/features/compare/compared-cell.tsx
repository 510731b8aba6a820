import { stateWord } from '#src/contract/verified.ts'
import { longDate } from '#src/i18n/long-date.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { KnownLines } from '#src/ui/known-lines.tsx'
import type { Cell, ComparedCredential } from './compared-rows.ts'
import styles from './compare-table.module.css'

/** What one supplier says to a row. */
export function ComparedCell({ cell }: { cell: Cell }) {
  const t = useText()
  switch (cell.kind) {
    case 'text':
      return <span dir="auto">{cell.text}</span>
    case 'day':
      return <time dateTime={cell.instant}>{longDate(t, new Date(cell.instant))}</time>
    case 'held':
      return <Held credential={cell.credential} />
    case 'yes':
      return <Icon drawing={icons.check} label={t('compare.yes')} />
    case 'names':
      return (
        <ul className={styles.names}>
          {cell.names.map(({ name, isShared }) => (
            <li key={name} data-shared={isShared ? '' : undefined} dir="auto">
              {name}
            </li>
          ))}
        </ul>
      )
    case 'none':
      return (
        <span className={styles.none}>
          <Icon drawing={icons.minus} label={t('compare.none')} />
        </span>
      )
  }
}

function Held({ credential }: { credential: ComparedCredential }) {
  const t = useText()
  const state = stateWord(credential)
  return (
    <>
      <span className={styles.state} data-state={state}>
        {marks[state] && <Icon drawing={marks[state]} />}
        <span>{t(`terms.states.${state}`)}</span>
      </span>
      <KnownLines lines={credential.known} />
    </>
  )
}

const marks: Partial<
  Record<ReturnType<typeof stateWord>, typeof icons.check | typeof icons.clock>
> = { verified: icons.check, pending: icons.clock }
