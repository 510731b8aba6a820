import { changedFields } from '#src/contract/profile/changed-fields.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import type { DraftRow } from '#src/storage/tables/drafts.ts'

/** What the form of a draft shows. */
export function fieldsOfRow({ base, patch }: Pick<DraftRow, 'base' | 'patch'>): ProfileFields {
  return { ...base, ...patch } as ProfileFields
}

/** The fields that differ, and nothing of the others. */
function patchOf(fields: ProfileFields, base: ProfileFields): Partial<ProfileFields> {
  return Object.fromEntries(changedFields(fields, base).map((name) => [name, fields[name]]))
}

/** The same row with other fields on another base; null where nothing is left to keep. */
export function rebased(
  row: DraftRow,
  base: { fields: ProfileFields; version: number },
  fields: ProfileFields,
): DraftRow | null {
  const patch = patchOf(fields, base.fields)
  if (Object.keys(patch).length === 0 && !row.outgoing) return null
  return { ...row, base: base.fields, baseVersion: base.version, patch }
}
