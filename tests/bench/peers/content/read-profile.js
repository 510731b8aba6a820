import { DatabaseSync } from 'node:sqlite'

/** Opened with the first page: a build loads this file too, and has no profiles. */
let find

/**
 * A public profile as the portal's API answers it.
 * @returns null where there is none of that slug
 */
export function readProfile(slug) {
  find ??= new DatabaseSync(process.env.PROFILES, { readOnly: true }).prepare(
    'select profile from profiles where slug = ?',
  )
  const row = find.get(slug)
  return row ? JSON.parse(row.profile) : null
}
