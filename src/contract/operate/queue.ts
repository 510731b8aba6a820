import * as v from 'valibot'
import { evidence } from '../evidence.ts'
import { instant, slug } from '../fields.ts'
import { knownLine, organisationDetails, verifierAnswer } from '../organisation.ts'
import { checkFile } from './check-file.ts'
import { credentialStates } from '../trust/credential-state.ts'
import { statedFields } from '../trust/stated-details.ts'

/** Seconds for which a decision can be undone; nothing is changed and nobody told before. */
export const undoSeconds = 10
/** Minutes for which something is a verifier's who opened it and does not say that they still are at it. */
export const leaseMinutes = 5
/** Rows of the queue in one answer. */
export const queuePage = 50
/** Above it nobody counts how many wait. */
export const mostCounted = 1_000

/** Somebody who is at it; `isSelf`: whoever asks. */
export const lease = v.object({ name: v.string(), isSelf: v.boolean(), until: instant })

/** A credential of a supplier about which something was handed in that nobody has decided on. */
export const queued = v.object({
  slug,
  supplier: v.string(),
  countryCode: v.nullable(v.string()),
  credentialId: v.string(),
  /** As it stands: `pending` where nothing was ever confirmed. */
  state: v.picklist(credentialStates),
  /** Since when it waits. */
  since: instant,
  /** Files that are there to be seen. */
  files: v.number(),
  lease: v.nullable(lease),
})
export type Queued = v.InferOutput<typeof queued>

const details = v.record(v.picklist(statedFields), v.string())

/** Something that was so about the credential, for those who check. */
const pastFact = v.object({
  from: instant,
  to: v.nullable(instant),
  what: v.picklist(['stated', 'confirmed', 'incomplete', 'refused', 'suspended', 'revoked']),
  /** What was stated, how it was checked, or why it was stopped; by names of the facts. */
  details: v.record(v.string(), v.string()),
  /** What was seen then, as far as it was kept. */
  file: v.nullable(checkFile),
})
export type PastFact = v.InferOutput<typeof pastFact>

/** Everything that helps to decide. */
export const queueItem = v.object({
  ...queued.entries,
  website: v.string(),
  registeredAt: instant,
  identifiers: organisationDetails.entries.identifiers,
  /** How sure one can be whose profile it is. */
  known: v.array(knownLine),
  /** Of what is stated, its files and what has stopped it; a decision names what it was made on. */
  version: v.string(),
  stated: details,
  /** What counts until this is confirmed; null where nothing does. */
  confirmed: v.nullable(details),
  answer: v.nullable(verifierAnswer),
  evidence: v.array(evidence),
  /** Oldest first. */
  history: v.array(pastFact),
  /** The other credentials of the supplier. */
  others: v.array(v.object({ credentialId: v.string(), state: v.picklist(credentialStates) })),
  /** Other suppliers who state the same number for this credential. */
  elsewhere: v.array(v.object({ slug, supplier: v.string(), state: v.picklist(credentialStates) })),
})
export type QueueItem = v.InferOutput<typeof queueItem>
