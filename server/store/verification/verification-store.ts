import type { CheckFile } from '#src/contract/operate/check-file.ts'
import type { HeldKey } from '../credentials/decide-credential.ts'
import { credentialHistory, type HistoryEntry } from '../credentials/credential-history.ts'
import type { DeriveAttributes } from '../credentials/save-derived-attributes.ts'
import type { Connection, Engine } from '../engine.ts'
import type { Page, PageWanted } from '../keyset.ts'
import {
  addCheckFile,
  findCheckFile,
  type NewCheckFile,
  type StoredCheckFile,
} from './check-files.ts'
import { endLease, takeLease } from './leases.ts'
import { countQueue, listQueue, type QueuedRow, type QueueView } from './list-queue.ts'
import { type ContextWanted, queueContext } from './queue-context.ts'
import type { QueueDecision } from '#src/contract/trust/credential-decision.ts'
import { credentialRules, itemOf } from './credential-rules.ts'
import { doDecisions, type NewDecision, queueDecision, undoDecision } from './queued-decisions.ts'
import { rulesByKind } from './rules-by-kind.ts'
import { medianWait, placesOf, type Waiting } from './waits.ts'

/** What a verifier decides. */
type NewCredentialDecision = HeldKey &
  Omit<NewDecision, 'kind' | 'key' | 'decision'> & {
    decision: QueueDecision
    derive: DeriveAttributes
  }

/** What waits for verifiers, and what they do about it (OPR-2); times are ms since the epoch. */
export type VerificationStore = {
  list(view: QueueView, wanted: PageWanted): Promise<Page<QueuedRow>>
  /** How many wait, as far as they are counted. */
  count(view: QueueView): Promise<number>
  context(key: HeldKey, wanted: ContextWanted): ReturnType<typeof queueContext>
  history(key: HeldKey): Promise<HistoryEntry[]>
  /** @returns until when, ISO 8601 @throws Leased */
  lease(key: HeldKey, userId: string, now: number): Promise<string>
  endLease(key: HeldKey, userId: string): Promise<void>
  /** @throws NotWaiting, Leased, UnfitDecision, UnknownCheckFile or ImpossibleStatement; then nothing is written */
  decide(decision: NewCredentialDecision, now: number): Promise<{ id: string; dueAt: string }>
  /** @returns whether it was not done yet */
  undo(id: string, userId: string): Promise<boolean>
  /** Does what operators have decided, on whatever waits, and cannot undo any more. */
  doDue(derive: DeriveAttributes, now: number): Promise<void>
  /** Adds a file about a supplier. @throws TooManyCheckFiles */
  addFile(file: NewCheckFile, putInPlace: () => Promise<void>): Promise<CheckFile>
  file(organisationId: string, id: string): Promise<StoredCheckFile | undefined>
  places(organisationId: string): Promise<Waiting[]>
  /** How long what was decided lately had waited, in ms; null where nothing was decided. */
  medianWait(now: number): Promise<number | null>
}

export function createVerificationStore(db: Connection, engine: Engine): VerificationStore {
  return {
    list: (view, wanted) => listQueue(db, view, wanted),
    count: (view) => countQueue(db, view),
    context: (key, wanted) => queueContext(db, key, wanted),
    history: (key) => credentialHistory(db, key),
    lease: (key, userId, now) => takeLease(db, itemOf(key), userId, now),
    endLease: (key, userId) => endLease(db, itemOf(key), userId),
    decide: ({ organisationId, credentialId, derive, ...decision }, now) => {
      const key = itemOf({ organisationId, credentialId })
      return queueDecision(
        db,
        credentialRules(derive),
        { kind: 'credential', key, ...decision },
        now,
      )
    },
    undo: (id, userId) => undoDecision(db, id, userId),
    doDue: (derive, now) => doDecisions(db, rulesByKind(derive), now),
    addFile: (file, putInPlace) => addCheckFile(db, engine, file, putInPlace),
    file: (organisationId, id) => findCheckFile(db, organisationId, id),
    places: (organisationId) => placesOf(db, organisationId),
    medianWait: (now) => medianWait(db, now),
  }
}
