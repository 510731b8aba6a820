import { sql } from 'kysely'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { earnedAttributes } from '#server/catalogue/attributes/earned.ts'
import { type SupplierDocument, writeHeld } from '#server/search/document.ts'
import { wordsOf } from '#server/search/words.ts'
import { bulkInsert, type Rows } from '#server/store/bulk-insert.ts'
import type { Connection, Engine } from '#server/store/engine.ts'
import { documentShape, packDocument } from '#server/store/search/packed-document.ts'
import { assurances } from '#src/contract/trust/assurance.ts'
import { numberKey } from '#src/contract/trust/number-key.ts'

const earned = new Set(earnedAttributes.map(({ id }) => id))
const seconds = (instant: string) => Math.floor(Date.parse(instant) / 1000)

/**
 * Writes by what suppliers of the directory are found, as the consumer of events would, which takes a millisecond for
 * each of them.
 * @param all rows of each of them
 * @param numbers `no` of each by its id
 */
export async function insertSearchable(
  { db, engine, catalogue }: { db: Connection; engine: Engine; catalogue: Catalogue },
  all: readonly Rows[],
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  await catalogue.preparePlaces()
  const rows = all.flatMap((one) => {
    const [organisation] = one.organisations ?? []
    const no = numbers.get(organisation?.id ?? '')
    if (!organisation || no === undefined) return []
    const isFound = organisation.status === 'ACTIVE' && isShareable(one)
    const document = isFound
      ? packDocument(documentOf(catalogue, { no, organisation, rows: one }))
      : null
    return [
      {
        document: {
          ...{ organisation_id: organisation.id, organisation_no: no, version: 1, change_no: no },
          ...{ shape: documentShape, document },
        },
        texts: isFound ? [{ no, ...textsOf(organisation, one) }] : [],
        numbers: (isFound ? (one.organisation_identifiers ?? []) : []).flatMap(({ identifier }) => {
          const number_key = numberKey(identifier)
          return number_key ? [{ number_key, organisation_no: no }] : []
        }),
      },
    ]
  })
  await bulkInsert(db, engine, {
    search_documents: rows.map(({ document }) => document),
    search_numbers: rows.flatMap((one) => one.numbers),
  })
  const texts = JSON.stringify(rows.flatMap((one) => one.texts))
  if (engine.name === 'postgres')
    await sql`insert into search_texts (organisation_no, name, everything)
      select no, array_to_tsvector(string_to_array(name, ' ')),
        array_to_tsvector(array(select distinct unnest(string_to_array(name || ' ' || more, ' '))))
      from json_to_recordset(${texts}::json) as t (no bigint, name text, more text)`.execute(db)
  else
    await sql`insert into search_texts (rowid, name, more)
      select value ->> 'no', value ->> 'name', value ->> 'more' from json_each(${texts})`.execute(
      db,
    )
}

const isShareable = ({ organisation_credentials, organisation_attributes }: Rows) =>
  (organisation_credentials ?? []).length + (organisation_attributes ?? []).length > 0

type Organisation = NonNullable<Rows['organisations']>[number]

function textsOf({ name, description, website }: Organisation, rows: Rows) {
  const others = (rows.organisation_descriptions ?? []).map(({ text }) => text)
  const goals = (rows.organisation_engagements ?? []).map((one) => one.name)
  const more = [description, website, ...others, ...goals].join(' ')
  return { name: wordsOf(name).join(' '), more: wordsOf(more).join(' ') }
}

function documentOf(
  catalogue: Catalogue,
  { no, organisation, rows }: { no: number; organisation: Organisation; rows: Rows },
): SupplierDocument {
  const { updated_at, address_identifier, country_code, size } = organisation
  const credentials = rows.organisation_credentials ?? []
  const isChecked = credentials.some(({ state }) => state === 'active')
  return {
    ...{ no, updatedAt: seconds(updated_at) },
    verifiedAt: isChecked ? seconds(updated_at) : 0,
    point: catalogue.pointOf(address_identifier),
    town: catalogue.townOf(address_identifier),
    values: {
      credential: credentials.map(({ credential_id, state }) =>
        writeHeld({
          ...{ id: credential_id, state },
          rank: state === 'active' ? assurances.indexOf('document-seen') : 0,
        }),
      ),
      product: (rows.organisation_products ?? []).map(({ product_id }) => product_id),
      region: (rows.organisation_locations ?? []).map(({ location_id }) => location_id),
      country: country_code ? [country_code] : [],
      sdg: (rows.organisation_sdgs ?? []).map(({ sdg }) => String(sdg)),
      size: size ? [size] : [],
      module: (rows.organisation_attributes ?? []).flatMap(({ attribute_id, source }) =>
        source === 'DERIVED' && earned.has(attribute_id) ? attribute_id : [],
      ),
    },
  }
}
