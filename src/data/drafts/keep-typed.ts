import { mergeProfile } from '#src/contract/profile/merge-profile.ts'
import type { ProfileFieldName, ProfileFields } from '#src/contract/profile/profile-fields.ts'
import type { DraftRow } from '../../storage/tables/drafts.ts'
import { fieldsOfRow, rebased } from './draft-fields.ts'

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

/**
 * Takes what was typed into the row of a draft. Two tabs may edit the same draft: each brings only
 * what was touched in it.
 * @param now ms since the epoch
 * @returns null where nothing differs from what the server has
 */
export function keepTyped(
  row: DraftRow | null,
  owner: Pick<DraftRow, 'user' | 'organisation'>,
  typed: Typed,
  now: number,
): DraftRow | null {
  if (!row) {
    // Just sent, perhaps, and the form does not know yet: measured by its old base, what was sent and
    // what was typed since would look like a conflict of two people.
    const { name, synced: base, baseVersion, fields } = typed
    const empty = { ...owner, name, base, baseVersion, patch: {}, outgoing: null, theirs: null }
    return rebased({ ...empty, changedAt: now }, { fields: base, version: baseVersion }, fields)
  }
  // What waits to be sent, and what another tab has learnt of the server, keeps its base.
  const base =
    row.outgoing || row.baseVersion >= typed.baseVersion
      ? { fields: row.base, version: row.baseVersion }
      : { fields: typed.base, version: typed.baseVersion }
  const stored = mergeProfile(row.base, fieldsOfRow(row), base.fields).merged
  const touched = Object.fromEntries(typed.touched.map((name) => [name, typed.fields[name]]))
  return rebased({ ...row, changedAt: now }, base, { ...stored, ...touched })
}
