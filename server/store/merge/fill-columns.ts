import type { FilledField } from '#src/contract/operate/merge-preview.ts'
import type { Connection } from '../engine.ts'
import { textColumns } from '../tables/organisations.ts'
import type { MergedPair } from './move-part.ts'

/**
 * Fills in what the remaining organisation says nothing about.
 * @returns what was filled in
 */
export async function fillColumns(
  transaction: Connection,
  { from, into }: MergedPair,
): Promise<FilledField[]> {
  const read = (id: string) =>
    transaction
      .selectFrom('organisations')
      .select([...Object.values(textColumns), 'size', 'country_code', 'brand_id'])
      .select(['address', 'address_identifier', 'website_set_by', 'website_vouched_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const own = await read(into)
  const other = await read(from)
  const {
    name: _,
    address,
    address_identifier,
    website_set_by,
    website_vouched_at,
    ...plain
  } = other
  const gains = Object.entries(plain).filter(
    ([column, value]) => value && !own[column as keyof typeof plain],
  )
  // The text of an address and the place it names belong together.
  const place = address && !own.address ? Object.entries({ address, address_identifier }) : []
  // And so do a website and who stands for it.
  const trust =
    other.website && !own.website ? Object.entries({ website_set_by, website_vouched_at }) : []
  if (gains.length + place.length === 0) return []
  await transaction
    .updateTable('organisations')
    .set(Object.fromEntries([...gains, ...place, ...trust]))
    .where('id', '=', into)
    .execute()
  return [...gains, ...place.slice(0, 1)].map(([column]) => column as FilledField)
}
