import type { Given } from '#src/contract/endpoint.ts'
import type { reportCase } from '#src/contract/operate/reports.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type { OrganisationRecord } from '../store/organisations/organisation-record.ts'
import type { caseContext, StoredCase } from '../store/reports/report-case.ts'
import { presentLease } from './lease.ts'

/** What is known of a report or an appeal. */
export type CaseFacts = {
  kind: 'report' | 'appeal'
  found: StoredCase
  record: OrganisationRecord
  context: Awaited<ReturnType<typeof caseContext>>
  hasOwners: boolean
}

/** Everything that helps to decide on it. @param userId of the operator who asks */
export function presentCase(
  catalogue: CatalogueIn,
  { kind, found, record, context, hasOwners }: CaseFacts,
  userId: string,
): Given<typeof reportCase> {
  return {
    ...{ ...found, kind, slug: record.slug, supplier: record.name },
    profile: {
      isSuspended: record.status === 'SUSPENDED',
      ...{ website: record.website, description: record.description },
      registeredAt: record.createdAt,
      hasOwners,
      credentials: record.credentials.map(({ credentialId, state }) => ({
        ...{ id: credentialId, state },
        name: catalogue.credentialById(credentialId)?.name ?? credentialId,
      })),
    },
    suspensions: context.suspensions.map(({ by, ...one }) => ({ ...one, isOwn: by === userId })),
    earlier: context.earlier,
    lease: presentLease(context.lease, userId),
  }
}
