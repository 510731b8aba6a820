import { isSame, type Path, valueAt, withValue } from './paths.ts'

/** What the server has of a draft. */
export type Saved<C> = { version: number; content: C }

/** A part that somebody else changed since, and to what; what was typed here stands in `edits`. */
export type Conflict = { path: Path; theirs: unknown }

/** A draft as it is edited on this page. */
export type DraftState<C> = {
  saved: Saved<C>
  /** What was changed here and is not known to be saved, by its path; undefined: taken away. */
  edits: ReadonlyMap<Path, unknown>
  conflicts: readonly Conflict[]
}

export const draftOf = <C>(saved: Saved<C>): DraftState<C> => ({
  saved,
  edits: new Map(),
  conflicts: [],
})

/** The draft with everything that was changed here. */
export function contentOf<C>({ saved, edits }: DraftState<C>): C {
  return [...edits].reduce<C>(
    (content, [path, value]) => withValue(content, path, value),
    saved.content,
  )
}

/** Changes one part. What is as it was saved needs no saving. */
export function edited<C>(state: DraftState<C>, path: Path, value: unknown): DraftState<C> {
  const edits = new Map(state.edits)
  const isAsSaved = isSame(valueAt(state.saved.content, path), value)
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
 * @param sent what of this page is in it, where it answers a save
 */
export function taken<C>(
  state: DraftState<C>,
  newest: Saved<C>,
  sent: ReadonlyMap<Path, unknown> = new Map(),
): DraftState<C> {
  if (newest.version < state.saved.version) return state
  const edits = new Map<Path, unknown>()
  const conflicts: Conflict[] = []
  for (const [path, mine] of state.edits) {
    const theirs = valueAt(newest.content, path)
    if (isSame(mine, theirs)) continue
    edits.set(path, mine)
    const before = sent.has(path) ? sent.get(path) : valueAt(state.saved.content, path)
    const known = state.conflicts.some((one) => one.path === path)
    if (known || !isSame(before, theirs)) conflicts.push({ path, theirs })
  }
  return { saved: newest, edits, conflicts }
}

/** Chooses between what was typed here and what somebody else saved. */
export function chosen<C>(state: DraftState<C>, path: Path, whose: 'mine' | 'theirs') {
  const conflicts = state.conflicts.filter((one) => one.path !== path)
  const edits = new Map(state.edits)
  if (whose === 'theirs') edits.delete(path)
  return { ...state, conflicts, edits }
}
