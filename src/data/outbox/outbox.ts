import type { Evidence } from '#src/contract/evidence.ts'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import type { MergeChoices } from '#src/contract/profile/merge-profile.ts'
import type { DraftProblem, DraftRow } from '../../storage/tables/drafts.ts'
import type { EvidenceRow } from '../../storage/tables/evidence-queue.ts'
import type { StoredAnswersData } from '../stored-answers.ts'
import type { Typed } from './drafts/apply-typed.ts'

export type { Typed } from './drafts/apply-typed.ts'

/** A draft as the device stores it; what `theirs` holds is what a conflict is about. */
export type StoredDraft = DraftRow

/** One organisation with changes that the server does not have yet. */
export type OutboxItem = {
  slug: string
  name: string
  /**
   * `draft`: Save was not pressed. `waiting`: it goes as soon as the server takes it. `unreadable`:
   * another release of the portal has stored it, in a form that this one cannot read.
   */
  state: 'draft' | 'waiting' | 'sending' | 'sign-in' | 'refused' | 'conflict' | 'unreadable'
  /** Why the server did not take it; null where it has not answered. */
  problem: DraftProblem | null
  /** ms since the epoch. */
  changedAt: number
}

/** What is on this device alone; a valtio proxy, so read it with useSnapshot. */
export type OutboxState = {
  /** False where nothing outlasts the page: storage blocked, full or private. */
  canStore: boolean
  /** First changed, first listed. */
  items: OutboxItem[]
  /** When something was last sent from here, in ms since the epoch. */
  sentAt: number | null
}

/** What became of a Save. Unless `saved`, everything stays a draft. */
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

/** A file on its way to the server. */
export type QueuedFile = Pick<
  EvidenceRow,
  'id' | 'organisation' | 'credentialId' | 'name' | 'size' | 'state' | 'addedAt'
> & {
  /** Whole percent that have gone out, null while that is not known here: another tab may send it. */
  percent: number | null
  /** Why it is not there yet, null while nothing has gone wrong. */
  problem: DraftProblem | null
  /** It goes once the profile that holds its credential is saved. */
  waitsForProfile: boolean
  /** Whether it outlasts this page. */
  isStored: boolean
}

/** The files that wait on this device, a valtio proxy; first come, first listed. */
export type EvidenceQueueState = {
  files: QueuedFile[]
  /** When one was last sent from here, in ms since the epoch. */
  sentAt: number | null
}

/** Where a file belongs. */
export type EvidencePlace = { organisation: string; credentialId: string; name: string }

export type EvidenceNews =
  | { kind: 'queued' | 'failed'; file: QueuedFile }
  | { kind: 'progress'; file: QueuedFile; percent: number }
  /** @property evidence null where it is not known: another tab sent it, or the answer was lost */
  | { kind: 'sent'; file: QueuedFile; evidence: Evidence | null }

/** Why a file was not taken into the queue; `closed`: the queue could not be loaded. */
export type NotQueued = { name: string; reason: 'full' | 'unreadable' | 'closed' }

/** What became of the files that another application shared. */
/** What is said of files that other applications shared. */
export type SharedWords = { nameless: string; refusalOf: (file: File) => string | null }

export type TakenShared = {
  /** How many wait now to be assigned. */
  taken: number
  /** In words for people, one for each file that cannot be evidence. */
  refusals: string[]
  /** How many stay where they are, for the queue is full. */
  left: number
}

/**
 * Drafts of the profile form and the outbox that sends them (OFF-4 to OFF-7). All of it belongs to
 * the signed-in user, and none of it rejects.
 */
type Drafts = {
  readonly state: OutboxState
  /** The draft of an organisation, once the drafts are open. */
  draftOf(slug: string): StoredDraft | null
  /** Calls back with the slug of each draft that changes, in this tab or another. */
  followDrafts(changed: (slug: string) => void): () => void
  /**
   * Takes note that a draft went, sent or discarded: what was read before may be older.
   * @returns whether it went since this was last asked
   */
  takeGoneDraft(slug: string): boolean
  /** Stores what was typed. Resolves once it is stored. */
  storeDraft(slug: string, typed: Typed): Promise<void>
  /** For a page that is about to go: what IndexedDB may not take in time is stored all the same. */
  storeDraftAtOnce(slug: string, typed: Typed): void
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
}

/**
 * Evidence that survives having no network (PRF-8, OFF-5): files are stored on the device and sent one
 * after the other, each once. All of it belongs to the signed-in user, and none of it rejects.
 */
type Files = {
  readonly evidenceQueue: EvidenceQueueState
  /** Calls back with what happens to files from now on. */
  followEvidence(listener: (news: EvidenceNews) => void): () => void
  /** Keeps files and sends them, now or later. @returns those that could not be taken */
  queueEvidence(
    slug: string,
    credentialId: string,
    files: readonly File[],
  ): Promise<readonly NotQueued[]>
  /** Says what a file proves, and has it sent. @returns false where that organisation's queue is full */
  assignEvidence(id: string, place: EvidencePlace): Promise<boolean>
  /** Stops sending a file and forgets it. */
  cancelEvidence(id: string): Promise<void>
  /** Tries at once. */
  retryEvidence(id: string): Promise<void>
  /** Tries at once to send all that waits. */
  sendEvidence(): Promise<void>
  /**
   * Takes over what other applications shared, so that it waits to be assigned.
   * @param words.nameless name of a file that was shared without one
   * @param words.refusalOf why a file cannot be evidence; null for one that can
   */
  takeSharedFiles(slug: string, words: SharedWords): Promise<TakenShared>
}

/**
 * What is on this device alone, and how it gets to the server: drafts of profiles, evidence files that wait
 * for them, answers of questionnaires.
 */
export type OutboxData = Drafts &
  Files &
  StoredAnswersData & {
    /** In how many forms beside the portal the signed-in user has typed something that is kept here only. */
    countForms(): number
    /**
     * Reads what the signed-in user has on this device; what was asked to be sent is sent from now on.
     * @returns false where it cannot be read now
     */
    open(): Promise<boolean>
    /**
     * Removes the drafts and files of a user, and all shared files, from this device.
     * @throws Error where they could not be removed
     */
    forget(user: string): Promise<void>
  }
