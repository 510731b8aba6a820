import type { Problem } from '#src/i18n/problem-sentence.ts'
import { proxy, snapshot } from 'valtio'
import { fieldNames, isChanged, isDirty } from '#src/contract/profile/changed-fields.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import { conflictingFields, putOnTop } from '#src/contract/profile/merge-profile.ts'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import type { ReadonlyDeep } from '#src/contract/readonly-deep.ts'
import type { StoredDraft } from '#src/data/outbox/outbox.ts'
import { isAbout } from './server-fields.ts'

/** What the server said about a save that it refused. */
export type Refusal = Problem & { field: string | null }

/** The state of the form of one opened organisation. */
export type ProfileDraft = {
  slug: string
  /** Name of the organisation as the server knows it. */
  name: string
  /** Version that `base` was read at. */
  version: number
  base: ProfileFields
  fields: ProfileFields
  /** Attributes that modules and credentials earned: the server's alone. */
  earned: OrganisationDetails['derivedAttributes']
  saving: boolean
  /** How far a save is that the server has not stored yet. */
  outgoing: NonNullable<StoredDraft['outgoing']>['state'] | null
  /** What another member saved meanwhile, where it changes the same fields. */
  theirs: StoredDraft['theirs']
  /** When the draft was last changed that was brought back as the form opened, in ms since the epoch. */
  restoredFrom: number | null
  /** Keys of the inputs that focus has left once. */
  left: Record<string, boolean>
  /** Stored error per identifier row: 'Invalid format'. */
  identifierErrors: Record<string, string>
  /** Of what is stated about credentials: what is wrong with what an input holds, by its key. */
  misread: Record<string, string>
  /** Set once Save was asked for while something was missing. */
  attempted: boolean
  refusal: Refusal | null
}
export type DraftSnapshot = ReadonlyDeep<ProfileDraft>

/**
 * A draft of an opened organisation, as a valtio proxy. It gets copies of everything: valtio puts
 * proxies into the very objects it is handed, and what the portal keeps must stay plain to be kept.
 * @param kept what the device kept of it, brought back as it was
 */
export function createProfileDraft(
  details: OrganisationDetails,
  stored: StoredDraft | null = null,
): ProfileDraft {
  const draft = proxy<ProfileDraft>({
    slug: details.slug,
    name: details.name,
    version: details.version,
    base: fieldsOf(details),
    fields: fieldsOf(details),
    earned: structuredClone(details.derivedAttributes),
    saving: false,
    outgoing: null,
    theirs: null,
    restoredFrom: stored?.changedAt ?? null,
    left: {},
    identifierErrors: {},
    misread: {},
    attempted: false,
    refusal: null,
  })
  if (stored) {
    takeStored(draft, stored, draft.fields)
    followDetails(draft, details)
  }
  return draft
}

/** What the form of a kept draft shows. */
export function fieldsOfStored({
  base,
  patch,
}: Pick<StoredDraft, 'base' | 'patch'>): ProfileFields {
  return { ...base, ...patch } as ProfileFields
}

/**
 * Shows a draft as the device keeps it. What was changed here since `synced` stays, of a list the items
 * that were added or taken away.
 * @param synced the fields as they were when form and device were last alike
 */
export function takeStored(
  draft: ProfileDraft,
  stored: StoredDraft,
  synced: ReadonlyDeep<ProfileFields>,
): void {
  const wanted = putOnTop(synced, snapshot(draft).fields, fieldsOfStored(stored))
  for (const name of fieldNames) {
    if (isChanged(name, wanted, draft.fields)) setFrom(draft.fields, wanted, name)
  }
  if (draft.version !== stored.baseVersion) {
    draft.version = stored.baseVersion
    draft.base = structuredClone(stored.base)
  }
  draft.name = stored.name
  draft.theirs = structuredClone(stored.theirs)
  draft.outgoing = stored.outgoing?.state ?? null
  if (stored.outgoing?.state === 'refused') takeRefusal(draft, stored.outgoing)
}

/** What was corrected since is not called wrong again. */
function takeRefusal(
  draft: ProfileDraft,
  { problem, fields }: NonNullable<StoredDraft['outgoing']>,
) {
  if (!problem) return
  const { message, field, code, reason, params } = problem
  const isCorrected = fieldNames.some(
    (name) => field !== null && isAbout(field, name) && isChanged(name, draft.fields, fields),
  )
  if (!isCorrected) draft.refusal = { message, field, code, reason, params }
}

function setFrom<Name extends keyof ProfileFields>(
  fields: ProfileFields,
  from: ProfileFields,
  name: Name,
): void {
  fields[name] = structuredClone(from[name])
}

/**
 * Takes newer details as the new base. A field that still shows `submitted` follows the server;
 * one that was edited since stays as it is, so typing during a save is never lost.
 * @param submitted the fields as they were when the save began, or the old base on a reload
 */
export function rebase(
  draft: ProfileDraft,
  details: OrganisationDetails,
  submitted: ReadonlyDeep<ProfileFields>,
): void {
  const fields = putOnTop(submitted, snapshot(draft).fields, fieldsOf(details))
  draft.slug = details.slug
  draft.name = details.name
  draft.version = details.version
  draft.base = fieldsOf(details)
  draft.fields = structuredClone(fields)
  draft.earned = structuredClone(details.derivedAttributes)
  draft.outgoing = null
  draft.theirs = null
  draft.restoredFrom = null
  draft.refusal = null
  draft.attempted = false
  draft.identifierErrors = {}
  draft.misread = {}
}

/** Throws the edits away and shows the given details. */
export function discardDraft(draft: ProfileDraft, details: OrganisationDetails): void {
  rebase(draft, details, draft.fields)
  draft.left = {}
}

/**
 * Follows details that were read anew. Edits of other fields than those that another member changed
 * meanwhile go on from there (OFF-6); where the same field was changed, everything stays as it is,
 * version included, so that the next save asks. What waits to be sent is settled by its sending.
 */
export function followDetails(draft: ProfileDraft, details: OrganisationDetails): void {
  if (details.version <= draft.version || draft.saving) return
  draft.earned = structuredClone(details.derivedAttributes)
  if (draft.outgoing) return
  // What inputs hold that is not right is in none of the fields.
  const { misread, identifierErrors } = draft
  if (!isDirty(draft.fields, draft.base)) {
    discardDraft(draft, details)
    Object.assign(draft, { misread, identifierErrors })
    return
  }
  const { base, fields } = snapshot(draft)
  if (conflictingFields(base, fields, fieldsOf(details)).length > 0) return
  const { attempted, restoredFrom, refusal } = draft
  rebase(draft, details, base)
  Object.assign(draft, { attempted, restoredFrom, refusal, misread, identifierErrors })
}
