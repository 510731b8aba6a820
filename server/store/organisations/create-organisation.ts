import { randomUUID } from 'node:crypto'
import type { Connection } from '../engine.ts'
import { appendChange } from '../events/append-event.ts'
import { coreName, fold } from '../names.ts'
import { saveNameWords } from './name-words.ts'
import type { OrganisationKey } from './organisation-record.ts'
import { reserveSlug } from './slugs.ts'
import { columnsOfTexts, emptyTexts } from './text-columns.ts'

/**
 * Creates an active organisation of which only the name is known.
 * @param brandId under whose host it registers; null: under none
 */
export async function createOrganisation(
  transaction: Connection,
  name: string,
  brandId: string | null,
): Promise<OrganisationKey> {
  const id = randomUUID()
  const now = new Date().toISOString()
  await transaction
    .insertInto('organisations')
    .values({
      id,
      // Replaced below: the slug's row needs the organisation's to point at.
      slug: id,
      ...columnsOfTexts({ ...emptyTexts, name }),
      name_key: fold(name),
      core_key: coreName(name),
      status: 'ACTIVE',
      brand_id: brandId,
      version: 1,
      website_set_by: null,
      website_vouched_at: null,
      size: null,
      country_code: null,
      address: '',
      address_identifier: '',
      created_at: now,
      updated_at: now,
    })
    .execute()
  await saveNameWords(transaction, id, coreName(name))
  const slug = await reserveSlug(transaction, id, name)
  await transaction.updateTable('organisations').set({ slug }).where('id', '=', id).execute()
  await appendChange(transaction, id)
  return {
    id,
    slug,
    name,
    status: 'ACTIVE',
    brandId,
    version: 1,
    updatedAt: now,
    nextStateAt: null,
  }
}
