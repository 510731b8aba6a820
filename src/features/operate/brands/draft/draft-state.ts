import { isSameJson } from '#src/contract/operate/brand-changes.ts'
import { type Path, valueAt, withValue } from './paths.ts'

/** A part that somebody else changed since, and to what; what was typed here stands in `edits`. */
export type Conflict = { path: Path; theirs: unknown }

/** A draft as it is edited on this page. */
export type DraftState<C> = {
  /** As the server has it. */
  saved: C
  /** What was changed here and is not known to be saved, by its path; undefined: taken away. */
  edits: ReadonlyMap<Path, unknown>
  conflicts: readonly Conflict[]
}

export const draftOf = <C>(saved: C): DraftState<C> => ({
  ...{ saved, edits: new Map(), conflicts: [] },
})

/** The draft with everything that was changed here. */
export function contentOf<C>({ saved, edits }: DraftState<C>): C {
  return [...edits].reduce<C>((content, [path, value]) => withValue(content, path, value), saved)
}

/**
 * Changes one part. What is as it was saved needs no saving; no change holds a part of another, so that
 * they can be saved in any order.
 * @param value undefined: nothing stands there any more
 */
export function edited<C>(state: DraftState<C>, path: Path, value: unknown): DraftState<C> {
  const around = [...state.edits.keys()].find((one) => path.startsWith(`${one}/`))
  if (around !== undefined)
    return edited(state, around, valueAt(withValue(contentOf(state), path, value), around))
  const edits = new Map([...state.edits].filter(([one]) => !one.startsWith(`${path}/`)))
  const isAsSaved = isSameJson(valueAt(state.saved, path), value)
  const isDisputed = state.conflicts.some((one) => one.path === path)
  if (isAsSaved && !isDisputed) edits.delete(path)
  else edits.set(path, value)
  return { ...state, edits }
}

/** What can be saved: everything but what has to be decided first. */
export function toSave<C>({ edits, conflicts }: DraftState<C>): ReadonlyMap<Path, unknown> {
  const disputed = new Set(conflicts.map(({ path }) => path))
  return new Map([...edits].filter(([path]) => !disputed.has(path)))
}

/**
 * Takes what the server has now, which others may have changed: their changes come in, and a part that was
 * changed here too waits until somebody chooses.
 * @param sent what was saved, where it answers a save; what was typed on since is no conflict with it
 */
export function taken<C>(
  state: DraftState<C>,
  newest: C,
  sent: ReadonlyMap<Path, unknown> = new Map(),
): DraftState<C> {
  const edits = new Map<Path, unknown>()
  const conflicts: Conflict[] = []
  for (const [path, mine] of state.edits) {
    const theirs = valueAt(newest, path)
    const isSent = sent.has(path)
    if (isSameJson(mine, isSent ? sent.get(path) : theirs)) continue
    edits.set(path, mine)
    const isDisputed = state.conflicts.some((one) => one.path === path)
    if (isDisputed || !(isSent || isSameJson(valueAt(state.saved, path), theirs)))
      conflicts.push({ path, theirs })
  }
  return { saved: newest, edits, conflicts }
}

/** Chooses between what was typed here and what somebody else saved. */
export function chosen<C>(
  state: DraftState<C>,
  path: Path,
  whose: 'mine' | 'theirs',
): DraftState<C> {
  const conflicts = state.conflicts.filter((one) => one.path !== path)
  const edits = new Map(state.edits)
  if (whose === 'theirs') edits.delete(path)
  return { ...state, conflicts, edits }
}
