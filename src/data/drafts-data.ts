import type { MergeChoices } from '../contract/profile/merge-profile.ts'
import type { OrganisationDetails } from '../contract/organisation.ts'
import type { DraftProblem, DraftRow } from '../storage/tables/drafts.ts'
import type { Typed } from './outbox/drafts/keep-typed.ts'

export type { Typed } from './outbox/drafts/keep-typed.ts'

/** A draft as the device keeps it; what `theirs` holds is what a conflict is about. */
export type KeptDraft = DraftRow

/** One organisation with changes that the server does not have yet. */
export type OutboxItem = {
  slug: string
  name: string
  /**
   * `draft`: nobody has asked to send it. `waiting`: it goes as soon as the server takes it. `unreadable`:
   * another release of the portal has kept it, in a form that this one cannot read.
   */
  state: 'draft' | 'waiting' | 'sending' | 'sign-in' | 'refused' | 'conflict' | 'unreadable'
  /** Why the server did not take it, in the server's words; null where it has not answered. */
  problem: string | null
  /** ms since the epoch. */
  changedAt: number
}

/** What is on this device alone; a valtio proxy, so read it with useSnapshot. */
export type OutboxState = {
  /** False where nothing outlasts the page: storage blocked, full or private. */
  isKeeping: boolean
  /** First changed, first listed. */
  items: OutboxItem[]
  /** When something was last sent from here, in ms since the epoch. */
  sentAt: number | null
}

/** What became of a Save. Unless `saved`, everything is kept as a draft. */
export type SaveOutcome =
  | { kind: 'saved'; details: OrganisationDetails }
  /** It goes as soon as the server can be reached; `problem` is why it has not, as far as that is known. */
  | { kind: 'waiting'; problem: DraftProblem | null }
  | { kind: 'sign-in' }
  | { kind: 'refused'; problem: DraftProblem }
  /** Somebody else changed the same fields: see `theirs` of the draft. */
  | { kind: 'conflict' }
  /** Only after a conflict: theirs was chosen throughout, and nothing is left to send. */
  | { kind: 'theirs' }

/**
 * Drafts of the profile form and the outbox that sends them (OFF-4 to OFF-7). All of it belongs to
 * whoever is signed in, and none of it rejects.
 */
export type DraftsData = {
  readonly outbox: OutboxState
  /**
   * Reads the drafts of the signed-in user; what was asked to be sent is sent from now on.
   * @returns false where they cannot be read now
   */
  openDrafts(): Promise<boolean>
  /** The draft of an organisation, once the drafts are open. */
  draftOf(slug: string): KeptDraft | null
  /** Calls back with the slug of each draft that changes, in this tab or another. */
  followDrafts(changed: (slug: string) => void): () => void
  /**
   * Takes note that a draft went, sent or discarded: what was read before may be older.
   * @returns whether it went since this was last asked
   */
  takeGoneDraft(slug: string): boolean
  /** Resolves once it is kept. */
  keepDraft(slug: string, typed: Typed): Promise<void>
  /** For a page that is about to go: what IndexedDB may not take in time is kept all the same. */
  keepDraftAtOnce(slug: string, typed: Typed): void
  discardDraft(slug: string): Promise<void>
  /** Keeps the draft and sends it, now or later. */
  saveDraft(slug: string, typed: Typed, otherMinorityId: string | null): Promise<SaveOutcome>
  /** Settles a conflict and sends the result. */
  resolveDraft(slug: string, choices: MergeChoices): Promise<SaveOutcome>
  /** Tries at once to send what waits. */
  sendDrafts(): Promise<void>
  /** All drafts as JSON text, for a file: the last resort. */
  exportDrafts(): string
  /** Has `flush` called before a reload; returns how to take that back. */
  beforeReload(flush: () => Promise<void>): () => void
  /** Keeps everything that was typed anywhere on this page. */
  flushDrafts(): Promise<void>
  /** Removes all drafts of a user from this device. */
  forgetDrafts(user: string): Promise<void>
}
