import { snapshot, subscribe } from 'valtio'
import { changedFields } from '#src/contract/profile/changed-fields.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import type { MergeChoices } from '#src/contract/profile/merge-profile.ts'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import type { ReadonlyDeep } from '#src/contract/readonly-deep.ts'
import type { Data } from '#src/data/data.ts'
import type { SaveOutcome, Typed } from '#src/data/outbox/outbox.ts'
import { fieldsOfKept, rebase, takeKept, type ProfileDraft } from './profile-draft.ts'

export type KeeperDependencies = {
  data: Pick<
    Data,
    | 'draftOf'
    | 'followDrafts'
    | 'takeGoneDraft'
    | 'keepDraft'
    | 'keepDraftAtOnce'
    | 'saveDraft'
    | 'resolveDraft'
    | 'discardDraft'
    | 'organisation'
  >
  /** Calls back after a while; returns how to take that back. */
  later: (work: () => void) => () => void
}

/** Holds the draft of a form and what the device keeps of it together (OFF-4). */
export type DraftKeeper = {
  /**
   * Keeps what is typed from now on, and follows other tabs and the outbox.
   * @param onSent told when the outbox has sent what an earlier Save asked for
   * @returns how to stop; what is typed by then is kept
   */
  start(onSent: (details: OrganisationDetails) => void): () => void
  /** Keeps what was typed; resolves once the device has it. */
  flush(): Promise<void>
  /** The page is going away. */
  flushAtOnce(): void
  save(otherMinorityId: string | null): Promise<SaveOutcome>
  resolve(choices: MergeChoices): Promise<SaveOutcome>
  /** Throws away what the server does not have. */
  discard(): Promise<void>
}

export function createDraftKeeper(
  draft: ProfileDraft,
  { data, later }: KeeperDependencies,
): DraftKeeper {
  /** The fields as they were when form and device were last alike. */
  let synced: ReadonlyDeep<ProfileFields> = snapshot(draft).fields
  /** Calls of our own that change the kept draft: their news come with their result. */
  let busy = 0
  let cancel: (() => void) | null = null
  let onSent: (details: OrganisationDetails) => void = () => {}

  function typed(): Typed {
    const { name, base, version, fields } = structuredClone(snapshot(draft)) as ProfileDraft
    const touched = changedFields(fields, synced)
    return {
      name,
      base,
      baseVersion: version,
      synced: structuredClone(synced) as ProfileFields,
      fields,
      touched,
    }
  }

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    busy += 1
    try {
      return await work()
    } finally {
      busy -= 1
    }
  }

  function cancelFlush(): void {
    cancel?.()
    cancel = null
  }

  async function flush(): Promise<void> {
    cancelFlush()
    const now = typed()
    if (now.touched.length === 0) return
    await alone(() => data.keepDraft(draft.slug, now))
    written(now)
    const kept = data.draftOf(draft.slug)
    if (kept) follow(kept)
  }

  /**
   * The device has it: from now on that is what a change differs from. Without this, what was taken
   * back while it was being written would count as untouched, and come back.
   */
  function written({ fields, touched }: Typed): void {
    synced = { ...synced, ...Object.fromEntries(touched.map((name) => [name, fields[name]])) }
  }

  function follow(kept: NonNullable<ReturnType<Data['draftOf']>>): void {
    takeKept(draft, kept, synced)
    synced = fieldsOfKept(kept)
  }

  /** The server's version takes the place of what was kept. */
  function settle(details: OrganisationDetails, submitted: ReadonlyDeep<ProfileFields>): void {
    rebase(draft, details, submitted)
    synced = fieldsOf(details)
    const kept = data.draftOf(details.slug)
    if (kept) follow(kept)
  }

  /**
   * Another tab or the outbox has changed the kept draft.
   * @param wasAsked whether it was to be sent
   */
  async function catchUp(wasAsked: boolean): Promise<void> {
    if (busy > 0) return
    const kept = data.draftOf(draft.slug)
    if (kept?.outgoing || (kept && !wasAsked)) return follow(kept)
    const submitted = synced
    const details = await data.organisation(draft.slug).catch(() => null)
    if (busy > 0) return
    if (!details || details.version < draft.version) {
      // It may be gone, and nobody can say what is there instead: what is shown is kept again.
      synced = snapshot(draft).base
      return
    }
    const isNewer = details.version > draft.version
    settle(details, submitted)
    if (wasAsked && isNewer) onSent(details)
  }

  async function sent(work: () => Promise<SaveOutcome>): Promise<SaveOutcome> {
    const submitted = snapshot(draft).fields
    draft.saving = true
    draft.refusal = null
    try {
      const outcome = await alone(work)
      const kept = data.draftOf(draft.slug)
      if (outcome.kind === 'saved') settle(outcome.details, submitted)
      else if (kept) follow(kept)
      return outcome
    } finally {
      draft.saving = false
    }
  }

  return {
    start(tell) {
      onSent = tell
      const stopTyping = subscribe(draft, () => {
        cancel ??= later(() => void flush())
      })
      const stopFollowing = data.followDrafts((slug) => {
        if (slug !== draft.slug) return
        data.takeGoneDraft(slug)
        void catchUp(draft.outgoing !== null)
      })
      // Sent while the form was being opened, after its profile had been read.
      if (data.takeGoneDraft(draft.slug)) void catchUp(true)
      return () => {
        stopTyping()
        stopFollowing()
        void flush()
      }
    },
    flush,
    flushAtOnce() {
      const now = typed()
      if (now.touched.length > 0) data.keepDraftAtOnce(draft.slug, now)
    },
    save: (otherMinorityId) =>
      sent(async () => {
        cancelFlush()
        const now = typed()
        const outcome = await data.saveDraft(draft.slug, now, otherMinorityId)
        written(now)
        return outcome
      }),
    async resolve(choices) {
      await flush()
      const outcome = await sent(() => data.resolveDraft(draft.slug, choices))
      if (outcome.kind === 'theirs') await readAnew()
      return outcome
    },
    async discard() {
      cancelFlush()
      await alone(() => data.discardDraft(draft.slug))
      await readAnew()
    },
  }

  async function readAnew(): Promise<void> {
    const details = await data.organisation(draft.slug).catch(() => null)
    if (details) settle(details, draft.fields)
    else throwEditsAway()
  }

  /** Without an answer: the version that the edits were made to. */
  function throwEditsAway(): void {
    draft.fields = structuredClone(snapshot(draft).base) as ProfileFields
    draft.outgoing = null
    draft.theirs = null
    draft.refusal = null
    draft.restoredFrom = null
    synced = snapshot(draft).fields
  }
}
