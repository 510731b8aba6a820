import { sql } from 'kysely'
import type { CredentialFacts, Instant } from '#src/contract/trust/credential-facts.ts'
import type { Connection } from '../engine.ts'

/** Rows of the facts about an organisation's credentials. */
export type FactRows = {
  statements: readonly (CredentialFacts['statements'][number] & OfCredential)[]
  checks: readonly (CredentialFacts['checks'][number] & OfCredential)[]
  stops: readonly (CredentialFacts['stops'][number] & OfCredential)[]
}
type OfCredential = { readonly credentialId: string }

/** The facts about each credential. */
export function byCredential({
  statements,
  checks,
  stops,
}: FactRows): Map<string, CredentialFacts> {
  const ofOne = <Row extends OfCredential>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ credentialId }) => credentialId)
  const [stated, checked, stopped] = [ofOne(statements), ofOne(checks), ofOne(stops)]
  return new Map(
    [...stated].map(([id, own]) => [
      id,
      { statements: own, checks: checked.get(id) ?? [], stops: stopped.get(id) ?? [] },
    ]),
  )
}

/** The facts about an organisation's credentials that hold now. */
export function heldFacts(
  db: Connection,
  organisationId: string,
): Promise<Map<string, CredentialFacts>> {
  return read([openStatements(db), openChecks(db), openStops(db)], organisationId)
}

/** Those that held at an instant. */
export function factsAt(
  db: Connection,
  organisationId: string,
  at: Instant,
): Promise<Map<string, CredentialFacts>> {
  const held = sql<boolean>`f.valid_from <= ${at} and (f.valid_to is null or f.valid_to > ${at})`
  const [stated, checked, stopped] = [statements(db), checks(db), stops(db)]
  return read([stated.where(held), checked.where(held), stopped.where(held)], organisationId)
}

/** Those that hold and those that ever held. */
export function allFacts(
  db: Connection,
  organisationId: string,
): Promise<Map<string, CredentialFacts>> {
  return read([statements(db), checks(db), stops(db)], organisationId)
}

async function read(
  [stated, checked, stopped]: [
    ReturnType<typeof statements>,
    ReturnType<typeof checks>,
    ReturnType<typeof stops>,
  ],
  organisationId: string,
): Promise<Map<string, CredentialFacts>> {
  const [ofStatements, ofChecks, ofStops] = await Promise.all([
    stated.where('f.organisation_id', '=', organisationId).execute(),
    checked.where('f.organisation_id', '=', organisationId).execute(),
    stopped.where('f.organisation_id', '=', organisationId).execute(),
  ])
  return byCredential({
    ...{ statements: ofStatements, checks: ofChecks, stops: ofStops },
  } as FactRows)
}

const statements = (db: Connection) =>
  db
    .selectFrom('credential_statements as f')
    .select(['f.id', 'f.credential_id as credentialId', 'f.valid_from as from', 'f.valid_to as to'])
    .select(['f.number', 'f.issuer', 'f.scope', 'f.issued_on as issuedOn'])
    .select(['f.expires_on as expiresOn', 'f.entry_url as entryUrl'])

const checks = (db: Connection) =>
  db
    .selectFrom('credential_checks as f')
    .select(['f.credential_id as credentialId', 'f.valid_from as from', 'f.valid_to as to'])
    .select(['f.statement_id as statementId', 'f.outcome', 'f.method', 'f.authority'])
    .select(['f.entry_url as entryUrl', 'f.note', 'f.reasons'])

const stops = (db: Connection) =>
  db
    .selectFrom('credential_stops as f')
    .select(['f.credential_id as credentialId', 'f.valid_from as from', 'f.valid_to as to'])
    .select(['f.statement_id as statementId', 'f.kind', 'f.note'])

export const openStatements = (db: Connection) => statements(db).where('f.valid_to', 'is', null)
export const openChecks = (db: Connection) => checks(db).where('f.valid_to', 'is', null)
export const openStops = (db: Connection) => stops(db).where('f.valid_to', 'is', null)
