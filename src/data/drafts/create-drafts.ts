import type { MergeChoices } from '#src/contract/profile/merge-profile.ts'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import type { DraftShelf } from '../../storage/draft-shelf.ts'
import type { DraftRow } from '../../storage/tables/drafts.ts'
import type { SaveOutcome } from '../drafts-data.ts'
import { createDrain, type DrainDependencies } from './drain.ts'
import { keepTyped, type Typed } from './keep-typed.ts'
import { askedToSend, conflictsOf, resolved, type Asking } from './outgoing.ts'

export type DraftsDependencies = Omit<DrainDependencies, 'load' | 'all' | 'change'> & {
  user: string
  shelf: DraftShelf
  /** Reads an organisation as the server has it, when another tab has saved it. */
  details: (slug: string) => Promise<OrganisationDetails>
  /** Calls back after a while, in ms; returns how to take that back. */
  later: (work: () => void, wait: number) => () => void
}

/** The drafts of one signed-in person. */
export function createDrafts(dependencies: DraftsDependencies) {
  const { user, shelf, now, newKey } = dependencies
  const { change } = shelf
  const lastStored = new Map<string, OrganisationDetails>()
  let cancelNext = () => {}

  const drain = createDrain({
    ...dependencies,
    load: shelf.load,
    all: shelf.all,
    change,
    async onAttempt(row, stored) {
      if (stored) lastStored.set(row.organisation, stored)
      await dependencies.onAttempt(row, stored)
    },
  })

  /** Sends what is due, and comes back by itself when the next is. */
  async function send(eager: boolean): Promise<void> {
    cancelNext()
    await drain.run(eager)
    cancelNext()
    const wait = drain.dueIn()
    if (wait !== null) cancelNext = dependencies.later(() => void send(false), wait)
  }

  const asking = (otherMinorityId: string | null): Asking => ({
    key: newKey(),
    otherMinorityId,
    now: now(),
  })
  const keep = (organisation: string, typed: Typed) =>
    change(organisation, (row) => keepTyped(row, { user, organisation }, typed, now()))

  /** Sends one organisation's draft with the others and tells what came of it. */
  async function sendOne(slug: string): Promise<SaveOutcome> {
    lastStored.delete(slug)
    await send(true)
    const details = lastStored.get(slug)
    const row = shelf.peek(details?.slug ?? slug)
    if (row?.outgoing) return outcomeOf(row.outgoing)
    if (details) return { kind: 'saved', details }
    // Another tab was quicker.
    return dependencies.details(slug).then(
      (stored): SaveOutcome => ({ kind: 'saved', details: stored }),
      (): SaveOutcome => ({ kind: 'waiting', problem: null }),
    )
  }

  return {
    send,
    keep,
    async discard(slug: string) {
      await change(slug, () => null)
    },
    async save(slug: string, typed: Typed, otherMinorityId: string | null): Promise<SaveOutcome> {
      const ask = asking(otherMinorityId)
      const kept = await keep(slug, typed)
      if (kept?.theirs && conflictsOf(kept).length > 0) return { kind: 'conflict' }
      await change(slug, (row) => {
        const draft = row ?? unchanged(user, slug, typed, now())
        return draft.theirs ? resolved(draft, {}, ask) : askedToSend(draft, ask)
      })
      return sendOne(slug)
    },
    async resolve(slug: string, choices: MergeChoices): Promise<SaveOutcome> {
      const otherMinorityId = shelf.peek(slug)?.outgoing?.otherMinorityId ?? null
      const ask = asking(otherMinorityId)
      const row = await change(slug, (now) => now && resolved(now, choices, ask))
      return row ? sendOne(slug) : { kind: 'theirs' }
    },
    close() {
      cancelNext()
      shelf.close()
    },
  }
}
export type Drafts = ReturnType<typeof createDrafts>

/** Saving what nobody changed is allowed too: the server may derive something anew. */
function unchanged(user: string, organisation: string, typed: Typed, now: number): DraftRow {
  const { name, synced: base, baseVersion } = typed
  const nothing = { patch: {}, outgoing: null, theirs: null, changedAt: now }
  return { user, organisation, name, base, baseVersion, ...nothing }
}

function outcomeOf(outgoing: NonNullable<DraftRow['outgoing']>): SaveOutcome {
  const { state, problem } = outgoing
  if (state === 'refused' && problem) return { kind: 'refused', problem }
  if (state === 'sign-in' || state === 'conflict') return { kind: state }
  return { kind: 'waiting', problem }
}
