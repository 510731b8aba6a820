import type { HeldCredential, OwnCredential } from '#src/contract/organisation.ts'
import type { Assessment } from '#src/contract/trust/assess.ts'
import type { StatedDetails } from '#src/contract/trust/stated-details.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import { answerText } from '../texts/answer-text.ts'
import { textsOf } from '../texts/page-texts.ts'
import { howItIsKnown } from './how-it-is-known.ts'
import type { OrganisationRecord } from '../store/organisations/organisation-record.ts'

/** The credentials of an organisation with their names; one that left the catalogue is not shown. */
export function presentCredentials(
  catalogue: Pick<CatalogueIn, 'language' | 'credentialById'>,
  record: Pick<OrganisationRecord, 'credentials' | 'notes'>,
): HeldCredential[] {
  return record.credentials.flatMap(({ credentialId, status, ...assessment }) => {
    const known = catalogue.credentialById(credentialId)
    if (!known) return []
    const { id, name, shortName, category, tier } = known
    const notes = record.notes
      .filter((note) => note.credentialId === credentialId)
      .map((note) => ({ category: note.category, text: note.text }))
    return [
      {
        id,
        name,
        shortName,
        status,
        category,
        tier,
        notes,
        ...whatIsKnown(assessment),
        known: howItIsKnown(catalogue.language, id, assessment),
      },
    ]
  })
}

/** The same for members, with what was stated last, and what they were told of it. */
export function presentOwnCredentials(
  catalogue: CatalogueIn,
  record: OrganisationRecord,
): OwnCredential[] {
  const { t } = textsOf(catalogue.language).texts
  const byId = new Map(record.credentials.map((one) => [one.credentialId, one]))
  return presentCredentials(catalogue, record).map((one) => {
    const held = byId.get(one.id)
    if (!held) return one
    const { newest, answer } = held
    return {
      ...one,
      stated: statedParts(newest),
      ...(answer && {
        answer: {
          at: answer.at,
          outcome: answer.outcome,
          ...withoutNull({ note: answerText(t, answer) }),
        },
      }),
    }
  })
}

/** What is known, without what is not. */
function whatIsKnown(assessment: Assessment) {
  const { state, assurance, statement, endsAt, check, stop, hasRenewal } = assessment
  return {
    ...{ state, assurance },
    ...withoutNull({ ...detailsOf(statement), endsAt }),
    ...(check && {
      checked: {
        ...{ at: check.at, method: check.method },
        ...withoutNull({ authority: check.authority, entryUrl: check.entryUrl }),
      },
    }),
    ...(stop && { stopped: { at: stop.at, note: stop.note } }),
    ...(hasRenewal && { hasRenewal }),
  }
}

/** What is stated, as far as anything is. */
export const statedParts = (details: StatedDetails) => withoutNull(detailsOf(details))

function detailsOf({ number, issuer, scope, issuedOn, expiresOn, entryUrl }: StatedDetails) {
  return { number, issuer, scope, issuedOn, expiresOn, entryUrl }
}

function withoutNull<Name extends string>(all: Record<Name, string | null>) {
  const known = Object.entries<string | null>(all).filter(([, value]) => value !== null)
  return Object.fromEntries(known) as Partial<Record<Name, string>>
}

/** Red: a critical note on any credential. Yellow: a warning on any. */
export function presentFlags(credentials: readonly HeldCredential[]): {
  hasRedCredential: boolean
  hasYellowCredential: boolean
} {
  const has = (category: 'CRITICAL' | 'WARN') =>
    credentials.some((one) => one.notes.some((note) => note.category === category))
  return { hasRedCredential: has('CRITICAL'), hasYellowCredential: has('WARN') }
}
