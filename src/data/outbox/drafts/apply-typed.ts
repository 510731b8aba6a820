import { changedFields } from '#src/contract/profile/changed-fields.ts'
import { mergeProfile, putOnTop } from '#src/contract/profile/merge-profile.ts'
import type { ProfileFieldName, ProfileFields } from '#src/contract/profile/profile-fields.ts'
import type { DraftRow } from '#src/storage/tables/drafts.ts'

/** What a form holds. */
export type Typed = {
  name: string
  /** As the server had it, as far as the form knows. */
  base: ProfileFields
  baseVersion: number
  /** As form and device last had it alike. */
  synced: ProfileFields
  fields: ProfileFields
  /** What of `fields` was changed since `synced`. */
  touched: readonly ProfileFieldName[]
}

/** A profile as the server has acknowledged it. */
export type Acknowledged = { fields: ProfileFields; version: number }

/**
 * Takes what was typed into the row of a draft. Two tabs may edit the same draft: each brings only
 * what was touched in it, of a list the items that were added or taken away.
 * @param stored what the server has, as far as the page knows: not older than what the form knows
 * @param now ms since the epoch
 * @returns null where nothing differs from what the server has
 */
export function applyTyped(
  row: DraftRow | null,
  owner: Pick<DraftRow, 'user' | 'organisation'>,
  typed: Typed,
  stored: Acknowledged,
  now: number,
): DraftRow | null {
  const { base, baseVersion: version, synced, fields, touched } = typed
  if (!row) {
    // Sent, and the form does not know yet: measured by the form's base, what was sent and what was typed
    // since would look like a conflict of two people. Or lost, with the database of the device: then only
    // what the server has tells what it does not have.
    const mine =
      stored.version > version ? putOnTop(synced, fields, stored.fields, touched) : fields
    const empty = { ...owner, name: typed.name, patch: {}, outgoing: null, theirs: null }
    const fresh = { base: stored.fields, baseVersion: stored.version, changedAt: now }
    return rebased({ ...empty, ...fresh }, stored, mine)
  }
  // What waits to be sent, and what another tab has learnt of the server, keeps its base.
  const rowBase =
    row.outgoing || row.baseVersion >= version
      ? { fields: row.base, version: row.baseVersion }
      : { fields: base, version }
  const kept = mergeProfile(row.base, fieldsOfRow(row), rowBase.fields).merged
  return rebased({ ...row, changedAt: now }, rowBase, putOnTop(synced, fields, kept, touched))
}

/** What the form of a draft shows. */
export function fieldsOfRow({ base, patch }: Pick<DraftRow, 'base' | 'patch'>): ProfileFields {
  return { ...base, ...patch } as ProfileFields
}

/** The fields that differ, and nothing of the others. */
function patchOf(fields: ProfileFields, base: ProfileFields): Partial<ProfileFields> {
  return Object.fromEntries(changedFields(fields, base).map((name) => [name, fields[name]]))
}

/**
 * The same row with other fields on another base; null where nothing is left to store.
 * @param base.version of the organisation that the base was read with
 */
export function rebased(
  row: DraftRow,
  base: { fields: ProfileFields; version: number },
  fields: ProfileFields,
): DraftRow | null {
  const patch = patchOf(fields, base.fields)
  if (Object.keys(patch).length === 0 && !row.outgoing) return null
  return { ...row, base: base.fields, baseVersion: base.version, patch }
}
