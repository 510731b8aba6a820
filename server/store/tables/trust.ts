import type { CheckMethod, Check, Stop } from '#src/contract/trust/credential-facts.ts'
import type { Day } from '#src/contract/trust/local-date.ts'

/** A fact about a credential of an organisation holds from an instant on, and until another one. */
type FactTable = {
  id: string
  organisation_id: string
  credential_id: string
  valid_from: string
  /** Null: it holds now. */
  valid_to: string | null
}

type StatementTable = FactTable & {
  number: string | null
  /** The same as `numberKey` compares it. */
  number_key: string | null
  issuer: string | null
  scope: string | null
  issued_on: Day | null
  expires_on: Day | null
  entry_url: string | null
  /** Id of the user who stated it; null: a verifier, the portal, or a person who has been deleted. */
  user_id: string | null
}

type CheckTable = FactTable & {
  statement_id: string
  outcome: Check['outcome']
  /** Of a confirmation. */
  method: CheckMethod | null
  authority: string | null
  entry_url: string | null
  /** What the supplier is told. */
  note: string | null
  /** Ids of `DecisionReason` with a space between. */
  reasons: string | null
  /** What was looked up and seen; for operators alone. */
  seen: string | null
  /** Picture or PDF of that, of `check_files`. */
  file_id: string | null
  /** JSON list of the SHA-256 of the files that were there to be seen, hexadecimal. */
  documents: string
}

type StopTable = FactTable & {
  statement_id: string
  kind: Stop['kind']
  /** Public. */
  note: string
}

/** What of an organisation was checked: its website, or its number of a type. */
export type CheckedThing = { kind: 'website'; typeId: null } | { kind: 'number'; typeId: string }

/** What the operator found out about something that an organisation says of itself. */
type OrganisationCheckTable = {
  id: string
  organisation_id: string
  kind: CheckedThing['kind']
  /** Of a number. */
  type_id: string | null
  /** As it was then; a check of something else says nothing. */
  value: string
  authority: string | null
  entry_url: string | null
  valid_from: string
  /** Null: nothing has taken its place. */
  valid_to: string | null
}

export type TrustTables = {
  organisation_checks: OrganisationCheckTable
  credential_statements: StatementTable
  credential_checks: CheckTable
  credential_stops: StopTable
}
