import { sql } from 'kysely'
import { pickTexts, publicTextNames } from '#src/contract/profile/profile-texts.ts'
import { earnedAttributes } from '../../catalogue/attributes/earned.ts'
import type { Connection } from '../engine.ts'
import type { OrganisationRecord } from '../organisations/organisation-record.ts'
import { textSelections } from '../organisations/text-columns.ts'

/** What the public reads of a profile besides its credentials and notes on them, which have dates; nothing private. */
export type ProfileContent = Pick<
  OrganisationRecord,
  | ((typeof publicTextNames)[number] | 'status' | 'countryCode' | 'addressIdentifier')
  | ('descriptions' | 'productIds' | 'locationIds' | 'sdgs' | 'targets' | 'events')
> & {
  /** Ids of the places of further addresses. */
  furtherPlaces: string[]
  /** Ids of the attributes that modules had earned; no other one is public. */
  earned: string[]
}

/** What a release that knew less of profiles has not kept. */
const nothing: Omit<ProfileContent, (typeof publicTextNames)[number]> = {
  ...{ status: 'ACTIVE', countryCode: null, addressIdentifier: '', descriptions: {} },
  ...{ productIds: [], locationIds: [], sdgs: [], targets: [], events: [] },
  ...{ furtherPlaces: [], earned: [] },
}

/** Reads what was kept. */
export const keptContent = (json: string): ProfileContent => ({
  ...nothing,
  ...(JSON.parse(json) as ProfileContent),
})

const earnedIds: ReadonlySet<string> = new Set(earnedAttributes.map(({ id }) => id))

type Part = Exclude<keyof typeof nothing, 'status' | 'countryCode' | 'addressIdentifier'>

/** Reads what the public reads of a profile now, in two queries: they run before each save. */
export async function presentContent(
  transaction: Connection,
  id: string,
): Promise<{ content: ProfileContent; updatedAt: string }> {
  const { updatedAt, ...own } = await transaction
    .selectFrom('organisations as o')
    .select([...textSelections, 'o.status', 'o.country_code as countryCode'])
    .select(['o.address_identifier as addressIdentifier', 'o.updated_at as updatedAt'])
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = Map.groupBy(await listRows(transaction, id), ({ part }) => part)
  const of = (part: Part) => rows.get(part) ?? []
  const engagements = (part: 'targets' | 'events') =>
    of(part).map(({ one, two }) => ({ name: one, category: Number(two) }))
  const { status, countryCode, addressIdentifier } = own
  return {
    updatedAt,
    content: {
      ...pickTexts(publicTextNames, own),
      ...{ status, countryCode, addressIdentifier },
      descriptions: Object.fromEntries(of('descriptions').map(({ one, two }) => [one, two])),
      productIds: of('productIds').map(({ one }) => one),
      locationIds: of('locationIds').map(({ one }) => one),
      sdgs: of('sdgs').map(({ place }) => place),
      targets: engagements('targets'),
      events: engagements('events'),
      furtherPlaces: of('furtherPlaces').map(({ one }) => one),
      earned: of('earned').flatMap(({ one }) => (earnedIds.has(one) ? [one] : [])),
    },
  }
}

/** A row of one of the lists: its place in the list, and up to two texts. */
type Row = { part: Part; place: number; one: string; two: string }

/** The rows of all lists in one query, each list in its order. */
async function listRows(transaction: Connection, id: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select 'descriptions' as part, 0 as place, language as one, text as two
      from organisation_descriptions where organisation_id = ${id}
    union all select 'earned', 0, attribute_id, ''
      from organisation_attributes where organisation_id = ${id} and source = 'DERIVED'
    union all select 'productIds', position, product_id, ''
      from organisation_products where organisation_id = ${id}
    union all select 'locationIds', position, location_id, ''
      from organisation_locations where organisation_id = ${id}
    union all select 'sdgs', sdg, '', ''
      from organisation_sdgs where organisation_id = ${id}
    union all select case kind when 'TARGET' then 'targets' else 'events' end, position, name,
      cast(category as text)
      from organisation_engagements where organisation_id = ${id}
    union all select 'furtherPlaces', position, address_identifier, ''
      from secondary_addresses where organisation_id = ${id}`.execute(transaction)
  return rows.toSorted(
    (before, after) => before.place - after.place || (before.one < after.one ? -1 : 1),
  )
}
