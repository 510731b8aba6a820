import type { Given } from '#src/contract/endpoint.ts'
import type { queueItem } from '#src/contract/operate/queue.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type { Evidence } from '#src/contract/evidence.ts'
import type { HistoryEntry } from '../store/credentials/credential-history.ts'
import type { OrganisationRecord } from '../store/organisations/organisation-record.ts'
import type { queueContext } from '../store/verification/queue-context.ts'
import { versionOf } from '../store/verification/waiting-version.ts'
import { textsOf } from '../texts/page-texts.ts'
import { answerText } from '../texts/answer-text.ts'
import { presentEvidence } from './evidence.ts'
import { statedParts } from './held-credentials.ts'
import { presentLease } from './lease.ts'
import { presentDetails } from './organisation-details.ts'

/** What is known of something that waits. */
export type QueueFacts = {
  record: OrganisationRecord
  held: OrganisationRecord['credentials'][number]
  evidence: readonly Evidence[]
  history: readonly HistoryEntry[]
  context: Awaited<ReturnType<typeof queueContext>>
}

/** Everything that helps to decide. */
export function presentQueueItem(
  catalogue: CatalogueIn,
  { record, held, evidence, history, context }: QueueFacts,
  userId: string,
): Given<typeof queueItem> {
  const { t } = textsOf(catalogue.language).texts
  const { identifiers, known = [] } = presentDetails(catalogue, record)
  const { newest, statement, answer, assurance } = held
  return {
    ...{ slug: record.slug, supplier: record.name, countryCode: record.countryCode },
    ...{ credentialId: held.credentialId, state: held.state },
    since: held.waitsSince ?? newest.from,
    files: evidence.length,
    lease: presentLease(context.lease, userId),
    ...{ website: record.website, registeredAt: record.createdAt, identifiers, known },
    version: versionOf(held, evidence),
    stated: statedParts(newest),
    confirmed: assurance === 'self-declared' ? null : statedParts(statement),
    answer: answer && {
      ...{ at: answer.at, outcome: answer.outcome },
      note: answerText(t, answer) ?? undefined,
    },
    evidence: evidence.map(presentEvidence),
    history: history.map(({ details, ...entry }) => ({ ...entry, details: { ...details } })),
    others: record.credentials
      .filter(({ credentialId }) => credentialId !== held.credentialId)
      .map(({ credentialId, state }) => ({ credentialId, state }))
      .toSorted((one, other) => (one.credentialId < other.credentialId ? -1 : 1)),
    elsewhere: context.elsewhere,
  }
}
