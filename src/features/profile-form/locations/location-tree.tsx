import { memo, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#src/i18n/text-context.ts'
import { useVirtualLines } from '#src/ui/use-virtual-lines.ts'
import type { CheckState } from './location-selection.ts'
import { LocationTreeItem } from './location-tree-item.tsx'
import styles from './locations.module.css'
import type { TreeRow } from './tree-rows.ts'
import { useTreeKeys } from './use-tree-keys.ts'

type LocationTreeProps = {
  rows: readonly TreeRow[]
  /** What the lines were filtered by: another filter begins at the top. */
  filter: string
  /** The line to begin at, and where the keyboard comes in; null for the first. */
  startId: string | null
  stateOf: (id: string) => CheckState
  onPress: (id: string) => void
  onExpand: (id: string, open: boolean) => void
}

/**
 * A multi-select tree after the tree pattern of the ARIA Authoring Practices: one line takes the
 * focus, arrows, Home, End and letters move it, Space ticks. Rendered are the lines in sight and the
 * one with the focus; each tells its level and its place among its siblings.
 */
export const LocationTree = memo(function LocationTree(props: LocationTreeProps) {
  const t = useText()
  const { rows, filter, startId, stateOf, onPress, onExpand } = props
  const treeId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const placeOf = (id: string | null) => rows.findIndex((row) => row.id === id)
  const startAt = placeOf(startId)
  const focusedAt = placeOf(focusedId)
  const currentAt = Math.max(focusedAt, focusedAt < 0 ? startAt : 0, 0)
  const itemId = (id: string) => `${treeId}-${id}`
  const keyOf = useCallback((at: number) => rows[at]?.id ?? at, [rows])
  const lines = useVirtualLines({
    ...{ scroller, count: rows.length, pinned: currentAt, keyOf },
    startAt: filter ? 0 : Math.max(startAt, 0),
  })
  const begin = useEffectEvent(() => {
    if (scroller.current?.contains(document.activeElement)) return
    if (startAt > 0 && !filter) lines.scrollTo(startAt)
    else scroller.current?.scrollTo({ top: 0 })
  })
  useEffect(() => begin(), [filter, startId])

  const focus = (id: string) => {
    // A line far away is rendered only once it is the current one.
    flushSync(() => setFocusedId(id))
    document.getElementById(itemId(id))?.focus()
  }
  const onKeyDown = useTreeKeys({ rows, currentId: rows[currentAt]?.id, focus, onPress, onExpand })
  const size: CSSProperties & { '--lines': string } = { '--lines': `${lines.size}px` }
  return (
    // An item of the form's grid would be laid out together with all of it: this one is no item.
    <div>
      <div
        ref={scroller}
        role="tree"
        aria-label={t('terms.fields.locations')}
        aria-multiselectable
        className={styles.tree}
        style={size}
      >
        <div role="presentation" className={styles.lines}>
          {lines.items.map(({ index, start }) => {
            const row = rows[index]
            if (!row) return null
            return (
              <LocationTreeItem
                key={row.id}
                ref={lines.measure}
                row={row}
                index={index}
                start={start}
                elementId={itemId(row.id)}
                state={stateOf(row.id)}
                isCurrent={index === currentAt}
                onPress={onPress}
                onExpand={onExpand}
                onFocus={setFocusedId}
                onKeyDown={index === currentAt ? onKeyDown : undefined}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
})
