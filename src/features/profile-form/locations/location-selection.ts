import type { LocationIndex } from './location-index.ts'

/**
 * How a node of the tree stands to the selection:
 * `checked` it is selected itself; `virtual` all its children are, so it is in effect;
 * `covered` an ancestor is selected, so it is included without being chosen;
 * `partly` something below it is selected; `unchecked` none of these.
 */
export type CheckState = 'checked' | 'virtual' | 'covered' | 'partly' | 'unchecked'

/**
 * Ticks a node: its ancestors and descendants leave the selection (PRF-11), so that no place is
 * selected twice. Ticking a place inside a ticked one therefore narrows the choice to it: Australia
 * ticked, then New South Wales, leaves New South Wales.
 */
export function tick(
  index: LocationIndex,
  selection: ReadonlySet<string>,
  id: string,
): Set<string> {
  const next = new Set(selection)
  for (const related of [...index.ancestorIds(id), ...index.descendantIds(id)]) next.delete(related)
  return next.add(id)
}

/** Takes a node and everything below it out of the selection. */
export function untick(
  index: LocationIndex,
  selection: ReadonlySet<string>,
  id: string,
): Set<string> {
  const next = new Set(selection)
  for (const gone of [id, ...index.descendantIds(id)]) next.delete(gone)
  return next
}

/**
 * What pressing a node does: what is shown ticked (selected itself, or by all its children) is
 * unticked, anything else is ticked. A covered node is not shown ticked, so there is no unticking
 * below a ticked ancestor: pressing it narrows the choice, see {@link tick}.
 */
export function toggle(
  index: LocationIndex,
  selection: ReadonlySet<string>,
  id: string,
): Set<string> {
  const state = createCheckStates(index, selection)(id)
  return state === 'checked' || state === 'virtual'
    ? untick(index, selection, id)
    : tick(index, selection, id)
}

/** The states of all nodes for one selection, worked out as they are asked for. */
export function createCheckStates(
  index: LocationIndex,
  selection: ReadonlySet<string>,
): (id: string) => CheckState {
  const aboveSelected = new Set([...selection].flatMap((id) => index.ancestorIds(id)))
  const isFull = (id: string): boolean => {
    if (selection.has(id)) return true
    if (!aboveSelected.has(id)) return false
    return (index.node(id)?.children ?? []).every((child) => isFull(child.id))
  }
  return (id) => {
    if (selection.has(id)) return 'checked'
    if (index.ancestorIds(id).some((ancestor) => selection.has(ancestor))) return 'covered'
    if (!aboveSelected.has(id)) return 'unchecked'
    return isFull(id) ? 'virtual' : 'partly'
  }
}
