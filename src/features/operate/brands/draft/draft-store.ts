import { createAtom, type ReadonlyAtom } from '@tanstack/react-store'
import type { BrandChange } from '#src/contract/operate/brand-changes.ts'
import type { BrandState } from '#src/contract/operate/brand-state.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { BrandDetail } from '#src/data/operate-data.ts'
import {
  answered,
  chosen,
  draftOf,
  type DraftState,
  edited,
  refused,
  sending,
  taken,
  toSave,
} from './draft-state.ts'
import { type Path, valueAt } from './paths.ts'

/** How a brand is read, and its draft saved and given up. */
export type DraftServer = {
  read: () => Promise<BrandDetail>
  save: (changes: readonly BrandChange[]) => Promise<BrandDetail>
  discard: (version: string) => Promise<void>
}

/** A brand on this page: what the server last said of it, what was changed here, and how saving goes. */
export type Editing = {
  detail: BrandDetail
  draft: DraftState<BrandState>
  saving: 'saved' | 'waiting' | 'saving' | 'failed'
  /** Why the last save failed, while `failed`. */
  failure: unknown
  /** Parts that were changed on this page, whose faults are shown at once. */
  touched: ReadonlySet<Path>
  /** Whether all faults are shown, since somebody has looked at what publishing would do. */
  showsFaults: boolean
}

export type DraftStore = {
  state: ReadonlyAtom<Editing>
  change: (path: Path, value: unknown) => void
  /**
   * Begins a change whose value comes later, such as the address of a picture that is being sent.
   * @returns whether it may still be made: not once the part was changed since, another such change of it begun,
   *   or the draft given up
   */
  beginChange: (path: Path) => () => boolean
  choose: (path: Path, whose: 'mine' | 'theirs') => void
  /** Saves what is not saved, after what is under way; never rejects. @returns whether everything is saved then */
  save: () => Promise<boolean>
  /**
   * Gives up the draft, and with it what was typed here and is not saved.
   * @param version of the draft that was looked at
   * @throws what the server refuses with; then nothing is lost
   */
  discard: (version: string) => Promise<void>
  /** Brings in what others have changed; never rejects. */
  refresh: () => Promise<void>
  /** Shows all faults from now on. */
  showFaults: () => void
}

/** ms without typing after which a draft is saved. */
const saveDelay = 700
/** Times that a save is tried anew since somebody else was faster. */
const mostTries = 3

type Surroundings = {
  server: DraftServer
  /** Told whether the page holds what is nowhere else. */
  holdsTyping: (holds: boolean) => void
}

/** What is edited of a brand: the draft, or where there is none what is published. */
export const stateOf = ({
  draft,
  published,
}: Pick<BrandDetail, 'draft' | 'published'>): BrandState => {
  const newest = draft ?? published
  if (!newest) throw new Error('A brand has a draft or a published state.')
  return newest.state
}

/**
 * Keeps the draft of a brand and saves it by itself. One request is under way at a time, so that each answer is newer
 * than what is known.
 */
export function createDraftStore(detail: BrandDetail, around: Surroundings): DraftStore {
  const { server, holdsTyping } = around
  const state = createAtom<Editing>({
    ...{ detail, draft: draftOf(stateOf(detail)), saving: 'saved', failure: null },
    ...{ touched: new Set<Path>(), showsFaults: false },
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<unknown> = Promise.resolve()
  /** Changes that were begun and have no value yet, the last of each part. */
  const turns = new Map<Path, symbol>()

  function set(changes: Partial<Editing>): void {
    const next = { ...state.get(), ...changes }
    state.set(next)
    holdsTyping(next.draft.edits.size > 0)
  }

  function take(newest: BrandDetail, how = taken): void {
    set({ detail: newest, draft: how(state.get().draft, stateOf(newest)) })
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = underWay.then(work)
    underWay = turn.catch(() => {})
    return turn
  }

  async function send(): Promise<void> {
    const { draft: begun } = state.get()
    if (begun.sent.size === 0 && toSave(begun).size === 0) return
    set({ saving: 'saving', failure: null })
    // After an answer that was lost, only the server knows what it has.
    if (begun.sent.size > 0) take(await server.read())
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { draft } = state.get()
      const changes = changesOf(draft.saved, toSave(draft))
      if (changes.length === 0) return
      set({ draft: sending(draft) })
      try {
        take(await server.save(changes), answered)
      } catch (failure) {
        if (isRefusal(failure)) set({ draft: refused(state.get().draft) })
        const isOvertaken = failure instanceof ProblemError && failure.code === 'brand-conflict'
        if (!isOvertaken || tries === mostTries - 1) throw failure
        take(await server.read())
      }
    }
  }

  const save = () =>
    inTurn(async () => {
      clearTimeout(timer)
      try {
        await send()
        const isDone = toSave(state.get().draft).size === 0
        set({ saving: isDone ? 'saved' : 'waiting', failure: null })
        if (!isDone) schedule()
        return isDone && state.get().draft.conflicts.length === 0
      } catch (failure) {
        set({ saving: 'failed', failure })
        return false
      }
    })

  function schedule(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), saveDelay)
  }

  function changed(draft: DraftState<BrandState>, path: Path): void {
    turns.delete(path)
    const { saving, touched } = state.get()
    const next = saving === 'saving' ? saving : 'waiting'
    set({ draft, saving: next, touched: new Set([...touched, path]) })
    schedule()
  }

  return {
    state,
    change: (path, value) => changed(edited(state.get().draft, path, value), path),
    choose: (path, whose) => changed(chosen(state.get().draft, path, whose), path),
    beginChange(path) {
      const turn = Symbol(path)
      turns.set(path, turn)
      return () => turns.get(path) === turn
    },
    save,
    discard: (version) =>
      inTurn(async () => {
        await server.discard(version)
        clearTimeout(timer)
        turns.clear()
        const detail = { ...state.get().detail, draft: null, faults: [], moves: [] }
        set({ detail, draft: draftOf(stateOf(detail)), saving: 'saved', failure: null })
      }),
    refresh: () =>
      inTurn(async () => {
        try {
          take(await server.read())
        } catch {
          // What is shown stays; the next look or save says what is wrong.
        }
      }),
    showFaults: () => set({ showsFaults: true }),
  }
}

/** Whether the server has certainly done nothing of what it was asked. */
const isRefusal = (failure: unknown) =>
  failure instanceof ProblemError && failure.status >= 400 && failure.status < 500

function changesOf(saved: BrandState, sent: ReadonlyMap<Path, unknown>): BrandChange[] {
  return [...sent].map(([path, value]) => {
    const was = valueAt(saved, path)
    return { path, ...(was !== undefined && { was }), ...(value !== undefined && { value }) }
  })
}
