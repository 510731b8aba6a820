import * as v from 'valibot'
import { credentialCategories } from '../credential-categories.ts'
import type { ProblemParams } from '../problem.ts'
import type { CredentialChanges } from './credential-changes.ts'
import { credentialEntry } from './credential-entry.ts'

/** Profiles that are counted for each entry of the list, and for one that is looked at: no more are read. */
export const mostHoldersListed = 100
export const mostHoldersCounted = 1_000

/** Changes of an entry on one page of its history. */
export const entryHistoryPage = 20

/** What a file may have at most: bytes, and rows besides the first line. */
export const catalogueFileBytes = 4_194_304
export const catalogueFileRows = 5_000
export const catalogueFileTypes = ['text/csv', 'application/vnd.ms-excel', 'text/plain'] as const

export const entryStates = ['offered', 'retired', 'merged'] as const
export type EntryState = (typeof entryStates)[number]

/** Profiles that hold an entry, up to a number of them. */
const holders = v.object({ count: v.number(), isMore: v.boolean() })

const standing = {
  id: v.string(),
  /** Of a merged one too, which is shown as the entry that it has become. */
  state: v.picklist(entryStates),
  mergedInto: v.nullable(v.string()),
  /** Since when it is as it is: another instant as soon as it is changed, by whomever. */
  version: v.string(),
  /** Who made it so, as in the audit log; null: a release. */
  by: v.nullable(v.string()),
  holders,
}

export const catalogueRow = v.object({
  ...standing,
  /** By language; what is not there is English. */
  names: v.record(v.string(), v.string()),
  category: v.picklist(credentialCategories),
  /** Whether the operator has added it. */
  isOwn: v.boolean(),
  /** Whether the operator says something else than the release. */
  isChanged: v.boolean(),
})
export type CatalogueRow = v.InferOutput<typeof catalogueRow>

export const operatedCatalogue = v.object({
  results: v.array(catalogueRow),
  /** Whether whoever asks looks after all brands, and so may change it. */
  mayChange: v.boolean(),
})
export type OperatedCatalogue = v.InferOutput<typeof operatedCatalogue>

/** Checked when they were put. */
const storedChanges = v.record(v.string(), v.unknown()) as v.GenericSchema<CredentialChanges>

export const operatedEntry = v.object({
  ...standing,
  /** As the installation has it. */
  entry: credentialEntry,
  /** As the release has it; null: the operator has added it. */
  ours: v.nullable(credentialEntry),
  /** What the operator says of it, by the names of its fields. */
  changes: storedChanges,
  mayChange: v.boolean(),
})
export type OperatedEntry = v.InferOutput<typeof operatedEntry>

const entryEvents = ['added', 'changed', 'retired', 'restored', 'merged'] as const

export const entryEvent = v.object({
  at: v.string(),
  /** As in the audit log; null: a release. */
  by: v.nullable(v.string()),
  what: v.picklist(entryEvents),
  /** What reads otherwise since. */
  fields: v.array(v.string()),
  mergedInto: v.nullable(v.string()),
})
export type EntryEvent = v.InferOutput<typeof entryEvent>

/** Something that is wrong with a file: a problem, of which this is the place. */
export const fileFault = v.object({
  line: v.number(),
  /** As the first line calls it, or its number where it has no name; null: the whole row. */
  column: v.nullable(v.string()),
  code: v.string(),
  reason: v.nullable(v.string()),
  params: v.record(v.string(), v.union([v.string(), v.number()])) as v.GenericSchema<ProblemParams>,
  /** In English. */
  message: v.string(),
})
export type FileFault = v.InferOutput<typeof fileFault>

/** What would change of one entry. */
export const plannedRow = v.object({
  line: v.number(),
  id: v.string(),
  isNew: v.boolean(),
  /** Cells that read otherwise then, by the names of their columns. */
  cells: v.array(v.object({ column: v.string(), was: v.string(), becomes: v.string() })),
})
export type PlannedRow = v.InferOutput<typeof plannedRow>

export const filePlan = v.object({
  /** State of the catalogue that this was made from; a file is taken only where its entries are still of it. */
  seen: v.string(),
  rows: v.array(plannedRow),
  /** Rows of the file that change nothing. */
  unchanged: v.number(),
  /** In the order of the file. Where there is one, the file cannot be taken. */
  faults: v.array(fileFault),
  /** Whether there are more faults than are told. */
  hasMoreFaults: v.boolean(),
})
export type FilePlan = v.InferOutput<typeof filePlan>
