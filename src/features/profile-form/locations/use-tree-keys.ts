import { useRef, type KeyboardEvent } from 'react'
import { isComposing } from '#src/lib/is-composing.ts'
import { keyAlongLine } from '#src/lib/key-along-line.ts'
import { treeAction, typeahead } from './tree-keys.ts'
import type { TreeRow } from './tree-rows.ts'

type TreeKeysOptions = {
  rows: readonly TreeRow[]
  /** Line that takes the keys; undefined in a tree without lines. */
  currentId: string | undefined
  focus: (id: string) => void
  onPress: (id: string) => void
  onExpand: (id: string, open: boolean) => void
}

/** Milliseconds after which typed letters begin a new word. */
const typeaheadRest = 600

/** What a key does in the tree: it moves the focus, opens, closes, ticks or goes on with a name. */
export function useTreeKeys(options: TreeKeysOptions): (event: KeyboardEvent) => void {
  const { rows, currentId, focus, onPress, onExpand } = options
  const typed = useRef({ text: '', at: 0 })

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
  return (event) => {
    if (!currentId || isComposing(event.nativeEvent)) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isLetter = event.key.length === 1 && search(event)
    const action = isLetter ? null : treeAction(rows, currentId, keyAlongLine(event))
    if (action?.kind === 'focus') focus(action.id)
    else if (action?.kind === 'toggle') onPress(action.id)
    else if (action) onExpand(action.id, action.kind === 'expand')
    else if (!isLetter) return
    event.preventDefault()
  }
}
