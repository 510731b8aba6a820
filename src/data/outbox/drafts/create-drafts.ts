import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import type { MergeChoices } from '#src/contract/profile/merge-profile.ts'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import type { OutboxStore } from '#src/storage/outbox-store.ts'
import type { DraftRow } from '#src/storage/tables/drafts.ts'
import type { SaveOutcome } from '../outbox.ts'
import { createDrain, type Entry, type Lane } from '../drain.ts'
import { applyTyped, type Acknowledged, type Typed } from './apply-typed.ts'
import { askedToSend, conflictsOf, resolved, type Asking } from './outgoing.ts'
import { sendDraft, type SendDependencies } from './send-draft.ts'

export type DraftsDependencies = Omit<SendDependencies, 'change'> &
  Pick<Lane<DraftRow>, 'lease' | 'later'> & {
    user: string
    store: OutboxStore<DraftRow>
    /** Reads an organisation as the server has it, when another tab has saved it. */
    details: (slug: string) => Promise<OrganisationDetails>
    /** Told after each attempt that the server has answered, with what it holds for certain now. */
    onAttempt: (row: DraftRow, stored: OrganisationDetails | null) => Promise<void>
  }

/** The drafts of one signed-in person. */
export function createDrafts(dependencies: DraftsDependencies) {
  const { user, store, now, newKey } = dependencies
  const { change } = store
  const lastStored = new Map<string, OrganisationDetails>()
  /** Under the slug that a form of this page may know it by. */
  const acknowledged = new Map<string, Acknowledged>()

  function acknowledge(slug: string, stored: OrganisationDetails): void {
    const now = { fields: fieldsOf(stored), version: stored.version }
    for (const one of [slug, stored.slug]) acknowledged.set(one, now)
  }

  const organisations: SendDependencies['organisations'] = {
    ...dependencies.organisations,
    async save(slug, ...sent) {
      const stored = await dependencies.organisations.save(slug, ...sent)
      // Before its row goes: what is typed from then on is measured by this.
      acknowledge(slug, stored)
      return stored
    },
  }

  async function attempt(row: DraftRow): Promise<boolean> {
    const result = await sendDraft(row, { ...dependencies, organisations, change })
    if (result.kind === 'unreachable') return false
    const stored = result.kind === 'stored' ? result.details : null
    if (stored) {
      lastStored.set(row.organisation, stored)
      acknowledge(row.organisation, stored)
    }
    await dependencies.onAttempt(row, stored)
    return true
  }

  const drain = createDrain<DraftRow>({
    ...dependencies,
    load: store.load,
    all: store.all,
    entryOf,
    attempt,
    pausesTogether: false,
  })

  /** What the server has, as far as this page knows. */
  function storedFor(slug: string, { base, baseVersion }: Typed): Acknowledged {
    const last = acknowledged.get(slug)
    return last && last.version > baseVersion ? last : { fields: base, version: baseVersion }
  }

  const asking = (otherMinorityId: string | null): Asking => ({
    key: newKey(),
    otherMinorityId,
    now: now(),
  })
  const keep = (organisation: string, typed: Typed) =>
    change(organisation, (row) =>
      applyTyped(row, { user, organisation }, typed, storedFor(organisation, typed), now()),
    )

  /** Sends one organisation's draft now, with what is due of the others, and tells what came of it. */
  async function sendOne(slug: string): Promise<SaveOutcome> {
    lastStored.delete(slug)
    await drain.send({ asked: slug })
    const details = lastStored.get(slug)
    const row = store.peek(details?.slug ?? slug)
    if (row?.outgoing) return outcomeOf(row.outgoing)
    if (details) return { kind: 'saved', details }
    // Another tab was quicker.
    return dependencies.details(slug).then(
      (stored): SaveOutcome => ({ kind: 'saved', details: stored }),
      (): SaveOutcome => ({ kind: 'waiting', problem: null }),
    )
  }

  return {
    send: drain.send,
    /** ms until something is due; null while nothing waits for a time. */
    dueIn: drain.dueIn,
    keep,
    async discard(slug: string) {
      if (store.unread().some((one) => one.organisation === slug)) await store.removeUnread(slug)
      else await change(slug, () => null)
    },
    async save(slug: string, typed: Typed, otherMinorityId: string | null): Promise<SaveOutcome> {
      const ask = asking(otherMinorityId)
      const kept = await keep(slug, typed)
      if (kept?.theirs && conflictsOf(kept).length > 0) return { kind: 'conflict' }
      await change(slug, (row) => {
        const draft = row ?? unchanged(user, slug, typed.name, storedFor(slug, typed), now())
        return draft.theirs ? resolved(draft, {}, ask) : askedToSend(draft, ask)
      })
      return sendOne(slug)
    },
    async resolve(slug: string, choices: MergeChoices): Promise<SaveOutcome> {
      const otherMinorityId = store.peek(slug)?.outgoing?.otherMinorityId ?? null
      const ask = asking(otherMinorityId)
      const row = await change(slug, (now) => now && resolved(now, choices, ask))
      return row ? sendOne(slug) : { kind: 'theirs' }
    },
    close() {
      drain.stop()
      store.close()
    },
  }
}

/** What the drain knows of a draft; null where Save was not asked for. */
function entryOf({ organisation: id, outgoing }: DraftRow): Entry | null {
  if (!outgoing) return null
  const { key, state, notBefore, askedAt } = outgoing
  return { id, key, state, notBefore, askedAt, isHeld: false }
}

/** Saving without a change is allowed too: the server may derive something anew. */
function unchanged(
  user: string,
  organisation: string,
  name: string,
  { fields: base, version: baseVersion }: Acknowledged,
  changedAt: number,
): DraftRow {
  const nothing = { patch: {}, outgoing: null, theirs: null }
  return { user, organisation, name, base, baseVersion, changedAt, ...nothing }
}

function outcomeOf(outgoing: NonNullable<DraftRow['outgoing']>): SaveOutcome {
  const { state, problem } = outgoing
  if (state === 'refused' && problem) return { kind: 'refused', problem }
  if (state === 'sign-in' || state === 'conflict') return { kind: state }
  return { kind: 'waiting', problem }
}
