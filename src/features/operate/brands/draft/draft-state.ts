import { isSameJson } from '#src/contract/operate/brand-changes.ts'
import { type Path, valueAt, withValue } from './paths.ts'

/** A part that somebody else changed since, and to what; what was typed here stands in `edits`. */
export type Conflict = { path: Path; theirs: unknown }

/** Values by their paths; undefined: taken away. */
type Edits = ReadonlyMap<Path, unknown>

/** A draft as it is edited on this page. */
export type DraftState<C> = {
  /** As the server has it. */
  saved: C
  /** What was changed here and is not known to be saved. */
  edits: Edits
  /** What the server may have by now besides `saved`: the save under way, or one whose answer was lost. */
  sent: Edits
  conflicts: readonly Conflict[]
}

const none: Edits = new Map()

export const draftOf = <C>(saved: C): DraftState<C> => ({
  ...{ saved, edits: none, sent: none, conflicts: [] },
})

/** The draft with everything that was changed here. */
export const contentOf = <C>({ saved, edits }: DraftState<C>): C => withEdits(saved, edits)

function withEdits<C>(content: C, edits: Edits): C {
  return [...edits].reduce<C>((before, [path, value]) => withValue(before, path, value), content)
}

const isWithin = (path: Path, around: Path) => path.startsWith(`${around}/`)

/**
 * Changes one part. What is as it was saved needs no saving, unless a save that may arrive changes it; no change
 * holds a part of another, so that they can be saved in any order.
 * @param value undefined: nothing stands there any more
 */
export function edited<C>(state: DraftState<C>, path: Path, value: unknown): DraftState<C> {
  const around = [...state.edits.keys()].find((one) => isWithin(path, one))
  if (around !== undefined)
    return edited(state, around, valueAt(withValue(contentOf(state), path, value), around))
  const { saved, sent } = state
  const edits = new Map([...state.edits].filter(([one]) => !isWithin(one, path)))
  const conflicts = raised(state, path)
  const isSent = [...sent.keys()].some(
    (one) => one === path || isWithin(one, path) || isWithin(path, one),
  )
  const isDisputed = conflicts.some((one) => one.path === path)
  if (isSameJson(valueAt(saved, path), value) && !isSent && !isDisputed) edits.delete(path)
  else edits.set(path, value)
  return { ...state, edits, conflicts }
}

/** The conflicts, those about parts of what changes as a whole in one about the whole. */
function raised<C>({ saved, conflicts }: DraftState<C>, path: Path): readonly Conflict[] {
  const others = conflicts.filter((one) => !isWithin(one.path, path))
  if (others.length === conflicts.length) return conflicts
  return [...others.filter((one) => one.path !== path), { path, theirs: valueAt(saved, path) }]
}

/** What can be saved: everything but what has to be decided first. */
export function toSave<C>({ edits, conflicts }: DraftState<C>): Edits {
  const disputed = new Set(conflicts.map(({ path }) => path))
  return new Map([...edits].filter(([path]) => !disputed.has(path)))
}

/** The draft while all that can be saved is under way. */
export const sending = <C>(state: DraftState<C>): DraftState<C> => ({
  ...{ ...state, sent: toSave(state) },
})

/** The draft once the server has said that it saved nothing of what was under way. */
export const refused = <C>(state: DraftState<C>): DraftState<C> =>
  taken({ ...state, sent: none }, state.saved)

/**
 * Takes what the server has now, which others may have changed: their changes come in, and a part that was
 * changed here too waits until somebody chooses. What was sent from here is no change of others.
 */
export function taken<C>(state: DraftState<C>, newest: C): DraftState<C> {
  const known = [state.saved, withEdits(state.saved, state.sent)]
  const edits = new Map<Path, unknown>()
  const conflicts: Conflict[] = []
  for (const [path, mine] of state.edits) {
    const theirs = valueAt(newest, path)
    if (isSameJson(mine, theirs)) continue
    edits.set(path, mine)
    const isDisputed = state.conflicts.some((one) => one.path === path)
    const isKnown = known.some((one) => isSameJson(valueAt(one, path), theirs))
    if (isDisputed || !isKnown) conflicts.push({ path, theirs })
  }
  return { saved: newest, edits, sent: none, conflicts }
}

/** Takes the answer to a save, in which the server may have made something of what was sent. */
export function answered<C>(state: DraftState<C>, newest: C): DraftState<C> {
  const { sent } = state
  const isSaved = (path: Path, mine: unknown) => sent.has(path) && isSameJson(mine, sent.get(path))
  const edits = new Map([...state.edits].filter(([path, mine]) => !isSaved(path, mine)))
  const made = new Map([...sent.keys()].map((path) => [path, valueAt(newest, path)]))
  return taken({ ...state, edits, sent: made }, newest)
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
