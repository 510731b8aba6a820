import type { CredentialFacts } from '#src/contract/trust/credential-facts.ts'
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
export async function heldFacts(
  db: Connection,
  organisationId: string,
): Promise<Map<string, CredentialFacts>> {
  const [statements, checks, stops] = await Promise.all([
    openStatements(db).where('f.organisation_id', '=', organisationId).execute(),
    openChecks(db).where('f.organisation_id', '=', organisationId).execute(),
    openStops(db).where('f.organisation_id', '=', organisationId).execute(),
  ])
  return byCredential({ statements, checks, stops } as FactRows)
}

export const openStatements = (db: Connection) =>
  db
    .selectFrom('credential_statements as f')
    .select(['f.id', 'f.credential_id as credentialId', 'f.valid_from as from', 'f.valid_to as to'])
    .select(['f.number', 'f.issuer', 'f.scope', 'f.issued_on as issuedOn'])
    .select(['f.expires_on as expiresOn', 'f.entry_url as entryUrl'])
    .where('f.valid_to', 'is', null)

export const openChecks = (db: Connection) =>
  db
    .selectFrom('credential_checks as f')
    .select(['f.credential_id as credentialId', 'f.valid_from as from', 'f.valid_to as to'])
    .select(['f.statement_id as statementId', 'f.outcome', 'f.method', 'f.authority'])
    .select('f.entry_url as entryUrl')
    .where('f.valid_to', 'is', null)

export const openStops = (db: Connection) =>
  db
    .selectFrom('credential_stops as f')
    .select(['f.credential_id as credentialId', 'f.valid_from as from', 'f.valid_to as to'])
    .select(['f.statement_id as statementId', 'f.kind', 'f.note'])
    .where('f.valid_to', 'is', null)
