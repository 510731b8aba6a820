import { recordAudit } from '../audit.ts'
import type { DeriveAttributes } from '../credentials/save-derived-attributes.ts'
import type { Connection } from '../engine.ts'
import { appendEvent } from '../events/append-event.ts'
import type { Occasion } from '../events/event.ts'
import type { OrganisationKey } from '../organisations/organisation-record.ts'
import { mergeOrganisations } from './merge-organisations.ts'

type Merged = Pick<OrganisationKey, 'id' | 'slug' | 'name'>

/**
 * Makes two organisations one in the caller's transaction, records who did, and has the owners of both told, who own
 * what remains.
 */
export async function mergeAndTell(
  transaction: Connection,
  {
    from,
    into,
    derive,
    actor,
    occasion,
  }: {
    from: Merged
    into: Merged
    derive: DeriveAttributes
    /** As in the audit log. */
    actor: string
    /** Null: nobody is told by mail. */
    occasion: Occasion | null
  },
): Promise<void> {
  await mergeOrganisations(transaction, { from: from.id, into: into.id }, derive)
  await recordAudit(transaction, {
    ...{ actor, action: 'organisation.merge', subject: into.slug },
    details: { from: from.slug, name: from.name },
  })
  await appendEvent(transaction, {
    ...{ type: 'organisation.merged', organisationId: into.id, userId: null },
    data: { occasion, name: from.name },
  })
}
