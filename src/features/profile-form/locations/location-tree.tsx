import { memo, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { CheckState } from './location-selection.ts'
import { LocationTreeItem } from './location-tree-item.tsx'
import styles from './locations.module.css'
import { treeAction, typeahead } from './tree-keys.ts'
import type { TreeRow } from './tree-rows.ts'

type LocationTreeProps = {
  rows: readonly TreeRow[]
  stateOf: (id: string) => CheckState
  onPress: (id: string) => void
  onExpand: (id: string, open: boolean) => void
}

/** Milliseconds after which typed letters begin a new word. */
const typeaheadRest = 600

/**
 * A multi-select tree after the tree pattern of the ARIA Authoring Practices: one line takes the
 * focus, arrows, Home, End and letters move it, Space ticks. Only visible lines are rendered, and
 * of them only those that changed.
 */
export const LocationTree = memo(function LocationTree(props: LocationTreeProps) {
  const { rows, stateOf, onPress, onExpand } = props
  const treeId = useId()
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const typed = useRef({ text: '', at: 0 })
  const currentId = rows.some((row) => row.id === focusedId) ? focusedId : (rows[0]?.id ?? null)
  const itemId = (id: string) => `${treeId}-${id}`

  const focus = (id: string) => {
    setFocusedId(id)
    document.getElementById(itemId(id))?.focus()
  }
  /** Whether the key was taken as a letter of a name. */
  const search = (event: KeyboardEvent): boolean => {
    const isWord = event.timeStamp - typed.current.at < typeaheadRest
    const text = (isWord ? typed.current.text : '') + event.key
    const found = currentId && text.trim() ? typeahead(rows, currentId, text) : null
    // A space ticks, unless it goes on with a name: 'new z'.
    if (event.key === ' ' && !found) return false
    typed.current = { text, at: event.timeStamp }
    if (found) focus(found)
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!currentId || event.ctrlKey || event.metaKey || event.altKey) return
    const isLetter = event.key.length === 1 && search(event)
    const action = isLetter ? null : treeAction(rows, currentId, event.key)
    if (action?.kind === 'focus') focus(action.id)
    else if (action?.kind === 'toggle') onPress(action.id)
    else if (action) onExpand(action.id, action.kind === 'expand')
    else if (!isLetter) return
    event.preventDefault()
  }
  return (
    <div role="tree" aria-label="Locations" aria-multiselectable className={styles.tree}>
      {rows.map((row) => (
        <LocationTreeItem
          key={row.id}
          row={row}
          elementId={itemId(row.id)}
          state={stateOf(row.id)}
          isCurrent={row.id === currentId}
          onPress={onPress}
          onExpand={onExpand}
          onFocus={setFocusedId}
          onKeyDown={row.id === currentId ? onKeyDown : undefined}
        />
      ))}
    </div>
  )
})
