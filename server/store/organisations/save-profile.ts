import { sql } from 'kysely'
import { saveDerivedAttributes } from '../credentials/save-derived-attributes.ts'
import { saveStates } from '../credentials/save-states.ts'
import { stateDetails } from '../credentials/state-details.ts'
import type { Connection } from '../engine.ts'
import { appendChange } from '../events/append-event.ts'
import { keepVersion } from '../history/keep-version.ts'
import { coreName, fold } from '../names.ts'
import { saveNameWords } from './name-words.ts'
import type { ProfileChanges } from './profile-changes.ts'
import { saveCredentials } from './save-credentials.ts'
import { saveDescriptions } from './save-descriptions.ts'
import { saveIdentifiers } from './save-identifiers.ts'
import { saveLists } from './save-lists.ts'
import { slugFrom } from './slug-from.ts'
import { reserveSlug } from './slugs.ts'
import { columnsOfTexts } from './text-columns.ts'
import { VersionConflict } from './version-conflict.ts'

/** The user who saves a profile. */
export type Editor = { userId: string; isOwner: boolean }

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
  by: Editor,
): Promise<void> {
  // First of all, because it also locks the row against a second save at the same time.
  await keepVersion(transaction, id)
  const before = await takeNextVersion(transaction, id, version)
  await appendChange(transaction, id)
  await saveColumns(transaction, id, changes, by)
  if (changes.name && coreName(changes.name) !== coreName(before.name)) {
    await saveNameWords(transaction, id, coreName(changes.name))
  }
  if (changes.name && (await slugFrom(changes.name)) !== (await slugFrom(before.name))) {
    const slug = await reserveSlug(transaction, id, changes.name)
    await transaction.updateTable('organisations').set({ slug }).where('id', '=', id).execute()
  }
  if (changes.descriptions) await saveDescriptions(transaction, id, changes.descriptions)
  await saveLists(transaction, id, changes)
  await saveIdentifiers(transaction, id, changes)
  await saveHoldings(transaction, id, changes, by.userId)
}

/** Saves which credentials are held and what is stated about them, and notes what follows from that. */
async function saveHoldings(
  transaction: Connection,
  id: string,
  { credentials, details = [], countryCode, deriveAttributes }: ProfileChanges,
  userId: string,
): Promise<void> {
  const areOthers =
    credentials !== undefined && (await saveCredentials(transaction, id, credentials, userId))
  await stateDetails(transaction, id, details, userId)
  // The country says when its days end.
  if (!areOthers && details.length === 0 && countryCode === undefined) return
  await saveStates(transaction, id)
  if (deriveAttributes) await saveDerivedAttributes(transaction, id, deriveAttributes)
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
  by: Editor,
): Promise<void> {
  const { name, website, size, countryCode, address } = changes
  const columns = {
    ...columnsOfTexts(changes),
    ...(name !== undefined && { name_key: fold(name), core_key: coreName(name) }),
    ...(website !== undefined && websiteColumns(website, by)),
    ...(size !== undefined && { size }),
    ...(countryCode !== undefined && { country_code: countryCode }),
    ...(address && { address: address.address, address_identifier: address.addressIdentifier }),
  }
  if (Object.keys(columns).length === 0) return
  await transaction.updateTable('organisations').set(columns).where('id', '=', id).execute()
}

/**
 * The website with who set it. Only what an owner sets can be believed (ACC-2); the same website sent
 * again, as a whole form does, changes nothing of that, also when an employee sends it.
 */
function websiteColumns(website: string, { userId, isOwner }: Editor) {
  const vouchedAt = isOwner ? new Date().toISOString() : null
  const unlessSame = (column: string, changed: string | null) =>
    sql<string | null>`case when website = ${website} then ${sql.ref(column)} else ${changed} end`
  return {
    website_set_by: unlessSame('website_set_by', userId),
    website_vouched_at: unlessSame('website_vouched_at', vouchedAt),
  }
}
