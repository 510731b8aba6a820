import { sql } from 'kysely'
import { saveDerivedAttributes } from '../credentials/save-derived-attributes.ts'
import type { Connection } from '../engine.ts'
import { coreName, fold } from '../names.ts'
import { saveNameWords } from './name-words.ts'
import type { ProfileChanges } from './profile-changes.ts'
import { saveCredentials } from './save-credentials.ts'
import { saveIdentifiers } from './save-identifiers.ts'
import { saveLists } from './save-lists.ts'
import { slugFrom } from './slug-from.ts'
import { reserveSlug } from './slugs.ts'
import { VersionConflict } from './version-conflict.ts'

/**
 * Saves a profile; runs in the caller's transaction.
 * @param version the version that the changes were made on; null: whatever is stored
 * @throws VersionConflict when another version is stored
 */
export async function saveProfile(
  transaction: Connection,
  id: string,
  changes: ProfileChanges,
  version: number | null,
): Promise<void> {
  // First of all, because it also locks the row against a second save at the same time.
  const before = await takeNextVersion(transaction, id, version)
  await saveColumns(transaction, id, changes)
  if (changes.name && coreName(changes.name) !== coreName(before.name)) {
    await saveNameWords(transaction, id, coreName(changes.name))
  }
  if (changes.name && (await slugFrom(changes.name)) !== (await slugFrom(before.name))) {
    const slug = await reserveSlug(transaction, id, changes.name)
    await transaction.updateTable('organisations').set({ slug }).where('id', '=', id).execute()
  }
  await saveLists(transaction, id, changes)
  await saveIdentifiers(transaction, id, changes)
  if (changes.credentialIds) await saveCredentials(transaction, id, changes.credentialIds)
  if (changes.deriveAttributes) {
    await saveDerivedAttributes(transaction, id, changes.deriveAttributes)
  }
}

async function takeNextVersion(
  transaction: Connection,
  id: string,
  version: number | null,
): Promise<{ name: string }> {
  const row = await transaction
    .updateTable('organisations')
    .set({ version: sql`version + 1`, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .$if(version !== null, (update) => update.where('version', '=', version))
    .returning('name')
    .executeTakeFirst()
  if (row) return row
  const stored = await transaction
    .selectFrom('organisations')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  throw new VersionConflict(stored.version)
}

async function saveColumns(
  transaction: Connection,
  id: string,
  changes: ProfileChanges,
): Promise<void> {
  const { name, description, website, size, countryCode, address, otherAttribute } = changes
  const columns = {
    ...(name !== undefined && { name, name_key: fold(name), core_key: coreName(name) }),
    ...(description !== undefined && { description }),
    ...(website !== undefined && { website }),
    ...(size !== undefined && { size }),
    ...(countryCode !== undefined && { country_code: countryCode }),
    ...(address && { address: address.address, address_identifier: address.addressIdentifier }),
    ...(otherAttribute !== undefined && { other_attribute: otherAttribute }),
  }
  if (Object.keys(columns).length === 0) return
  await transaction.updateTable('organisations').set(columns).where('id', '=', id).execute()
}
