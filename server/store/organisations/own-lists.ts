import { type ExpressionBuilder, sql } from 'kysely'
import { openChecks, openStatements, openStops } from '../credentials/held-facts.ts'
import type { Connection, Engine } from '../engine.ts'
import type { Database } from '../tables.ts'

type From = ExpressionBuilder<Database & { o: Database['organisations'] }, 'o'>

/** The rows that belong to organisation `o`, each table as one column in its stored order, by the name of the column. */
export function ownLists(db: Connection, from: From, engine: Engine) {
  const own = sql.ref<string>('o.id')
  const list = engine.jsonList
  return {
    descriptions: list(
      from
        .selectFrom('organisation_descriptions as d')
        .select(['d.language', 'd.text'])
        .whereRef('d.organisation_id', '=', 'o.id')
        .orderBy('d.language'),
    ).as('descriptions'),
    secondaryAddresses: list(
      from
        .selectFrom('secondary_addresses as s')
        .select(['s.id', 's.address', 's.address_identifier as addressIdentifier'])
        .whereRef('s.organisation_id', '=', 'o.id')
        .orderBy('s.position'),
    ).as('secondaryAddresses'),
    identifiers: list(
      from
        .selectFrom('organisation_identifiers as i')
        .select(['i.type_id as typeId', 'i.identifier'])
        .whereRef('i.organisation_id', '=', 'o.id')
        .orderBy('i.position'),
    ).as('identifiers'),
    statements: list(
      openStatements(db).where('f.organisation_id', '=', own).orderBy('f.credential_id'),
    ).as('statements'),
    checks: list(openChecks(db).where('f.organisation_id', '=', own)).as('checks'),
    stops: list(openStops(db).where('f.organisation_id', '=', own)).as('stops'),
    owners: list(
      from
        .selectFrom('memberships as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .select('u.email')
        .whereRef('m.organisation_id', '=', 'o.id')
        .where('m.relationship', '=', 'OWNER')
        .where('m.accepted_at', 'is not', null)
        .where('u.email_verified', '=', 1)
        .orderBy('m.id'),
    ).as('owners'),
    ownChecks: list(
      from
        .selectFrom('organisation_checks as k')
        .select(['k.kind', 'k.type_id as typeId', 'k.value', 'k.authority'])
        .select(['k.entry_url as entryUrl', 'k.valid_from as at'])
        .whereRef('k.organisation_id', '=', 'o.id')
        .where('k.valid_to', 'is', null)
        .orderBy('k.valid_from')
        .orderBy('k.id'),
    ).as('ownChecks'),
    notes: list(
      from
        .selectFrom('credential_notes as n')
        .select(['n.credential_id as credentialId', 'n.category', 'n.text'])
        .whereRef('n.organisation_id', '=', 'o.id')
        .where('n.removed_at', 'is', null)
        .orderBy('n.created_at')
        .orderBy('n.id'),
    ).as('notes'),
    attributes: list(
      from
        .selectFrom('organisation_attributes as a')
        .select(['a.attribute_id as attributeId', 'a.source'])
        .whereRef('a.organisation_id', '=', 'o.id')
        .orderBy('a.attribute_id'),
    ).as('attributes'),
    products: list(
      from
        .selectFrom('organisation_products as p')
        .select('p.product_id as id')
        .whereRef('p.organisation_id', '=', 'o.id')
        .orderBy('p.position'),
    ).as('products'),
    locations: list(
      from
        .selectFrom('organisation_locations as l')
        .select('l.location_id as id')
        .whereRef('l.organisation_id', '=', 'o.id')
        .orderBy('l.position'),
    ).as('locations'),
    sdgs: list(
      from
        .selectFrom('organisation_sdgs as g')
        .select('g.sdg')
        .whereRef('g.organisation_id', '=', 'o.id')
        .orderBy('g.sdg'),
    ).as('sdgs'),
    engagements: list(
      from
        .selectFrom('organisation_engagements as e')
        .select(['e.kind', 'e.name', 'e.category'])
        .whereRef('e.organisation_id', '=', 'o.id')
        .orderBy('e.position'),
    ).as('engagements'),
  } as const
}
