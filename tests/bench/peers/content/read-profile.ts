import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { PublicProfile } from '../../../../src/contract/public-profile.ts'

/** Opened with the first page: a build loads this file too, and has no profiles. */
let find: StatementSync | undefined

/**
 * A public profile as the portal's API answers it.
 * @returns null where there is none of that slug
 */
export function readProfile(slug: string): PublicProfile | null {
  find ??= new DatabaseSync(process.env['PROFILES'] ?? '', { readOnly: true }).prepare(
    'select profile from profiles where slug = ?',
  )
  const row = find.get(slug)
  return row ? (JSON.parse(String(row['profile'])) as PublicProfile) : null
}
