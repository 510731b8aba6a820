import { type BrandChange, changesBetween } from '#src/contract/operate/brand-changes.ts'
import type { BrandState } from '#src/contract/operate/brand-state.ts'
import type { BrandDetail } from '#src/data/operate-data.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { isRecord } from '#src/lib/is-record.ts'
import { fieldName } from '../draft/field-names.ts'
import styles from './change-list.module.css'
import { isNothing, ValueView } from './value-view.tsx'

type Json = Record<string, unknown>

const nothing = { brand: {}, hosts: [] }

/** What changes from one state of a brand to another, field by field; null: from nothing. */
export function shownChanges(from: BrandState | null, to: BrandState): BrandChange[] {
  const [before, after] = [(from ?? nothing) as Json, to as Json]
  return changesBetween(withPartsOf(after, before), withPartsOf(before, after)).filter(
    ({ was, value }) => !(isNothing(was) && isNothing(value)),
  )
}

/** A state with the parts of another one that it lacks, empty: what is in a part is called by its own names. */
function withPartsOf(other: Json, state: Json): Json {
  const missing = Object.entries(other).flatMap(([name, part]) => {
    const own = state[name] ?? {}
    return isRecord(part) && isRecord(own) ? [[name, withPartsOf(part, own)] as const] : []
  })
  return { ...state, ...Object.fromEntries(missing) }
}

/** What publishing the draft of a brand changes for visitors; nothing where there is none. */
export const draftChanges = ({ draft, published }: BrandDetail): BrandChange[] =>
  draft ? shownChanges(published?.state ?? null, draft.state) : []

type ChangeListProps = {
  changes: readonly BrandChange[]
  /** What the two columns are called. */
  before: string
  after: string
}

/** Each field that changes, the old value beside the new one. */
export function ChangeList({ changes, before, after }: ChangeListProps) {
  const texts = useTexts()
  return (
    <ul className={styles.changes}>
      {changes.map(({ path, was, value }) => (
        <li key={path} className={styles.change}>
          <h3 className={styles.name}>{fieldName(texts, path)}</h3>
          {(
            [
              [before, was],
              [after, value],
            ] as const
          ).map(([label, one]) => (
            <div key={label} className={styles.side}>
              <p className={styles.label}>{label}</p>
              <ValueView path={path} value={one} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
