import { proxy } from 'valtio'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import type { ReadonlyDeep } from './readonly-deep.ts'
import { changedFields, isDirty } from './dirty.ts'
import { fieldsOf } from './profile-fields.ts'
import type { ProfileFields } from './profile-fields.ts'

/** What the server said about a save that it refused. */
export type Refusal = { message: string; field: string | null }

/** The state of the form of one opened organisation. */
export type ProfileDraft = {
  readonly slug: string
  /** Version that `base` was read at. */
  version: number
  base: ProfileFields
  fields: ProfileFields
  /** Attributes that modules and credentials earned: the server's alone. */
  earned: OrganisationDetails['derivedAttributes']
  saving: boolean
  /** Keys of the inputs that focus has left once. */
  left: Record<string, boolean>
  /** Stored error per identifier row: 'Invalid format'. */
  identifierErrors: Record<string, string>
  /** Set once Save was asked for while something was missing. */
  attempted: boolean
  refusal: Refusal | null
  /** Somebody saved a newer version meanwhile. */
  conflict: boolean
}
export type DraftSnapshot = ReadonlyDeep<ProfileDraft>

/** A draft of an opened organisation, as a valtio proxy. */
export function createProfileDraft(details: OrganisationDetails): ProfileDraft {
  return proxy<ProfileDraft>({
    slug: details.slug,
    version: details.version,
    base: fieldsOf(details),
    fields: fieldsOf(details),
    earned: details.derivedAttributes,
    saving: false,
    left: {},
    identifierErrors: {},
    attempted: false,
    refusal: null,
    conflict: false,
  })
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
  const edited = new Set(changedFields(draft.fields, submitted))
  const fresh = fieldsOf(details)
  const kept = Object.fromEntries([...edited].map((name) => [name, draft.fields[name]]))
  draft.version = details.version
  draft.base = fieldsOf(details)
  draft.fields = { ...fresh, ...kept }
  draft.earned = details.derivedAttributes
  draft.refusal = null
  draft.conflict = false
  draft.attempted = false
  draft.identifierErrors = {}
}

/** Throws the edits away and shows the given details. */
export function discardDraft(draft: ProfileDraft, details: OrganisationDetails): void {
  rebase(draft, details, draft.fields)
  draft.left = {}
}

/**
 * Follows details that were read anew. A draft with unsaved edits stays as it is, version included,
 * so that the server can say that somebody saved meanwhile; unless nothing that the form edits has
 * changed, as when a questionnaire earned a tag.
 */
export function followDetails(draft: ProfileDraft, details: OrganisationDetails): void {
  if (details.version <= draft.version || draft.saving) return
  draft.earned = details.derivedAttributes
  if (!isDirty(draft.fields, draft.base)) discardDraft(draft, details)
  else if (!isDirty(fieldsOf(details), draft.base)) draft.version = details.version
}
