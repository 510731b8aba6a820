import type { Evidence } from '../contract/evidence.ts'
import type { EvidenceRow } from '../storage/tables/evidence-queue.ts'

/** A file on its way to the server. */
export type QueuedFile = Pick<
  EvidenceRow,
  'id' | 'organisation' | 'credentialId' | 'name' | 'size' | 'state' | 'addedAt'
> & {
  /** Whole percent that have gone out, null while that is not known here: another tab may send it. */
  percent: number | null
  /** Why it is not there yet, null while nothing has gone wrong. */
  problem: { status: number; message: string } | null
  /** It goes once the profile that holds its credential is saved. */
  waitsForProfile: boolean
  /** Whether it outlasts this page. */
  isKept: boolean
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
export type TakenShared = {
  /** How many wait now to be assigned. */
  taken: number
  /** In words for people, one for each file that cannot be evidence. */
  refusals: string[]
  /** How many stay where they are, for the queue is full. */
  left: number
}

/**
 * Evidence that survives having no network (PRF-8, OFF-5): files are kept on the device and sent one
 * after the other, each once. All of it belongs to whoever is signed in, and none of it rejects.
 */
export type EvidenceQueueData = {
  readonly evidenceQueue: EvidenceQueueState
  /**
   * Reads the files of the signed-in user; they are sent from now on.
   * @returns false where they cannot be read now
   */
  openEvidenceQueue(): Promise<boolean>
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
   * @param refusalOf why a file cannot be evidence; null for one that can
   */
  takeSharedFiles(slug: string, refusalOf: (file: File) => string | null): Promise<TakenShared>
  /** Tells that an organisation is known by another slug now. */
  renameEvidence(from: string, to: string): Promise<void>
  /** Removes all files of a user, and all shared ones, from this device. */
  forgetEvidence(user: string): Promise<void>
}
