import { snapshot, subscribe } from 'valtio'
import { changedFields } from '#src/contract/profile/changed-fields.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import type { MergeChoices } from '#src/contract/profile/merge-profile.ts'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import type { ReadonlyDeep } from '#src/contract/readonly-deep.ts'
import type { OutboxData, SaveOutcome, Typed } from '#src/data/outbox/outbox.ts'
import type { ProfileData } from '#src/data/profile-data.ts'
import { fieldsOfStored, rebase, takeStored, type ProfileDraft } from './profile-draft.ts'

export type DraftSyncDependencies = {
  outbox: Pick<
    OutboxData,
    | 'draftOf'
    | 'followDrafts'
    | 'takeGoneDraft'
    | 'storeDraft'
    | 'storeDraftAtOnce'
    | 'saveDraft'
    | 'resolveDraft'
    | 'discardDraft'
  >
  profile: Pick<ProfileData, 'organisation'>
  /** Calls back after a while; returns how to take that back. */
  later: (work: () => void) => () => void
}

/** Synchronises the draft in a form with the one that the device stores (OFF-4). */
export type DraftSync = {
  /**
   * Stores what is typed from now on, and follows other tabs and the outbox.
   * @param onSent told when the outbox has sent what an earlier Save asked for
   * @returns stops; what is typed by then is stored
   */
  start(onSent: (details: OrganisationDetails) => void): () => void
  /** Stores what was typed; resolves once the device has it. */
  flush(): Promise<void>
  /** Stores what was typed without waiting, because the page is going away. */
  flushAtOnce(): void
  save(otherMinorityId: string | null): Promise<SaveOutcome>
  resolve(choices: MergeChoices): Promise<SaveOutcome>
  /** Throws away what the server does not have. */
  discard(): Promise<void>
}

/** @param draft in the form; it changes as the device, other tabs and the outbox change it */
export function createDraftSync(
  draft: ProfileDraft,
  { outbox, profile, later }: DraftSyncDependencies,
): DraftSync {
  /** The fields as they were when form and device were last alike. */
  let synced: ReadonlyDeep<ProfileFields> = snapshot(draft).fields
  /** How many own calls that change the stored draft are under way: their result tells the change. */
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
    await alone(() => outbox.storeDraft(draft.slug, now))
    written(now)
    const stored = outbox.draftOf(draft.slug)
    if (stored) follow(stored)
  }

  /**
   * The device has it: from now on that is what a change differs from. Without this, what was taken
   * back while it was being written would count as untouched, and come back.
   */
  function written({ fields, touched }: Typed): void {
    synced = { ...synced, ...Object.fromEntries(touched.map((name) => [name, fields[name]])) }
  }

  function follow(stored: NonNullable<ReturnType<OutboxData['draftOf']>>): void {
    takeStored(draft, stored, synced)
    synced = fieldsOfStored(stored)
  }

  /** The server's version takes the place of the stored draft. */
  function settle(details: OrganisationDetails, submitted: ReadonlyDeep<ProfileFields>): void {
    rebase(draft, details, submitted)
    synced = fieldsOf(details)
    const stored = outbox.draftOf(details.slug)
    if (stored) follow(stored)
  }

  /**
   * Another tab or the outbox has changed the stored draft.
   * @param wasAsked whether it was to be sent
   */
  async function catchUp(wasAsked: boolean): Promise<void> {
    if (busy > 0) return
    const stored = outbox.draftOf(draft.slug)
    if (stored?.outgoing || (stored && !wasAsked)) return follow(stored)
    const submitted = synced
    const details = await profile.organisation(draft.slug).catch(() => null)
    if (busy > 0) return
    if (!details || details.version < draft.version) {
      // The stored draft may be gone, and the server's version is unknown: the form is stored again.
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
      const stored = outbox.draftOf(draft.slug)
      if (outcome.kind === 'saved') settle(outcome.details, submitted)
      else if (stored) follow(stored)
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
      const stopFollowing = outbox.followDrafts((slug) => {
        if (slug !== draft.slug) return
        outbox.takeGoneDraft(slug)
        void catchUp(draft.outgoing !== null)
      })
      // Sent while the form was being opened, after its profile had been read.
      if (outbox.takeGoneDraft(draft.slug)) void catchUp(true)
      return () => {
        stopTyping()
        stopFollowing()
        void flush()
      }
    },
    flush,
    flushAtOnce() {
      const now = typed()
      if (now.touched.length > 0) outbox.storeDraftAtOnce(draft.slug, now)
    },
    save: (otherMinorityId) =>
      sent(async () => {
        cancelFlush()
        const now = typed()
        const outcome = await outbox.saveDraft(draft.slug, now, otherMinorityId)
        written(now)
        return outcome
      }),
    async resolve(choices) {
      await flush()
      const outcome = await sent(() => outbox.resolveDraft(draft.slug, choices))
      if (outcome.kind === 'theirs') await readAnew()
      return outcome
    },
    async discard() {
      cancelFlush()
      await alone(() => outbox.discardDraft(draft.slug))
      await readAnew()
    },
  }

  async function readAnew(): Promise<void> {
    const details = await profile.organisation(draft.slug).catch(() => null)
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
