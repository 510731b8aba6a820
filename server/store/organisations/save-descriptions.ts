import type { DescriptionLanguage } from '#src/contract/profile/descriptions.ts'
import type { Connection } from '../engine.ts'
import type { ProfileChanges } from './profile-changes.ts'

/** Saves the descriptions in further languages that are named, and no others. */
export async function saveDescriptions(
  transaction: Connection,
  organisation_id: string,
  changes: NonNullable<ProfileChanges['descriptions']>,
): Promise<void> {
  const all = Object.entries(changes) as [DescriptionLanguage, string | null | undefined][]
  const gone = all.filter(([, text]) => text === null).map(([language]) => language)
  if (gone.length > 0) {
    await transaction
      .deleteFrom('organisation_descriptions')
      .where('organisation_id', '=', organisation_id)
      .where('language', 'in', gone)
      .execute()
  }
  const rows = all.flatMap(([language, text]) =>
    text ? [{ organisation_id, language, text }] : [],
  )
  if (rows.length === 0) return
  await transaction
    .insertInto('organisation_descriptions')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'language'])
        .doUpdateSet(({ ref }) => ({ text: ref('excluded.text') })),
    )
    .execute()
}
