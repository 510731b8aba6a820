import { memo } from 'react'
import type { CSSProperties, KeyboardEvent, MouseEvent, Ref } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { Highlighted } from '#src/ui/highlighted.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import type { CheckState } from './location-selection.ts'
import styles from './locations.module.css'
import type { TreeRow } from './tree-rows.ts'

type LocationTreeItemProps = {
  row: TreeRow
  /** Of the line in the whole tree. */
  index: number
  /** Pixels from the top of the whole tree. */
  start: number
  /** Measures the height that the line takes. */
  ref: Ref<HTMLDivElement>
  elementId: string
  state: CheckState
  isCurrent: boolean
  onPress: (id: string) => void
  onExpand: (id: string, open: boolean) => void
  onFocus: (id: string) => void
  /** Of the line that has the focus. */
  onKeyDown: ((event: KeyboardEvent) => void) | undefined
}

const ariaChecked = {
  checked: true,
  virtual: true,
  partly: 'mixed',
  covered: false,
  unchecked: false,
} as const satisfies Record<CheckState, boolean | 'mixed'>

/** One line of the tree. A covered place says that it is included without being ticked itself. */
export const LocationTreeItem = memo(function LocationTreeItem(props: LocationTreeItemProps) {
  const t = useText()
  const { row, index, start, ref, elementId, state, isCurrent } = props
  const { onPress, onExpand, onFocus, onKeyDown } = props
  const place: CSSProperties = {
    translate: `0 ${start}px`,
    paddingInlineStart: `${(row.level - 1) * 1.75}rem`,
  }
  // The chevron is the pointer's way; the keyboard's are the arrow keys, which the tree handles.
  const press = ({ target }: MouseEvent) => {
    const isChevron = target instanceof Element && target.closest('[data-chevron]') !== null
    onFocus(row.id)
    if (isChevron && row.expandable) onExpand(row.id, !row.expanded)
    else onPress(row.id)
  }
  return (
    <div
      ref={ref}
      data-index={index}
      role="treeitem"
      id={elementId}
      className={styles.item}
      data-covered={state === 'covered' ? t('profile-form.included') : undefined}
      style={place}
      tabIndex={isCurrent ? 0 : -1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-checked={ariaChecked[state]}
      aria-expanded={row.expandable ? row.expanded : undefined}
      onClick={press}
      onFocus={() => onFocus(row.id)}
      onKeyDown={onKeyDown}
    >
      <span className={styles.chevron} data-chevron="" aria-hidden="true">
        {row.expandable && <Icon drawing={row.expanded ? icons.chevronDown : icons.chevronRight} />}
      </span>
      <span className={styles.box} data-state={state} aria-hidden="true">
        {(state === 'checked' || state === 'virtual') && <Icon drawing={icons.check} />}
        {state === 'partly' && <Icon drawing={icons.minus} />}
      </span>
      <Highlighted text={row.name} matches={row.matches} />
    </div>
  )
})
