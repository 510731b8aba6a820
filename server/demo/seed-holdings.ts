import { randomUUID } from 'node:crypto'
import { addDays } from '#src/contract/trust/local-date.ts'
import { earnedBy } from '../catalogue/questionnaires.ts'
import { claimCredentials } from '../store/credentials/claim-credentials.ts'
import { confirmCredential, type Finding } from '../store/credentials/decide-credential.ts'
import { saveStates } from '../store/credentials/save-states.ts'
import { ownResponse } from '../store/complete-module.ts'
import type { Connection } from '../store/engine.ts'
import type {
  DemoCertificate,
  DemoModule,
  DemoOrganisation,
} from './organisations/demo-organisation.ts'

/** What no profile form writes: approvals, notes, derived attributes, goals, targets and events. */
export async function seedHoldings(
  transaction: Connection,
  organisationId: string,
  demo: DemoOrganisation,
  derivedAttributes: readonly string[],
): Promise<void> {
  const now = new Date().toISOString()
  const own = { organisation_id: organisationId }
  const notes = demo.credentials.flatMap((held) =>
    held.notes.map((note) => ({
      ...own,
      id: randomUUID(),
      credential_id: held.id,
      category: note.category,
      text: note.text,
      created_at: now,
    })),
  )
  const engagements = (['TARGET', 'EVENT'] as const).flatMap((kind) =>
    (kind === 'TARGET' ? demo.targets : demo.events).map(({ name, category }, position) => ({
      ...own,
      kind,
      position,
      name,
      category,
    })),
  )
  const attributes = derivedAttributes.map((attribute_id) => ({
    ...own,
    attribute_id,
    source: 'DERIVED' as const,
  }))
  const sdgs = demo.sdgs.map((sdg) => ({ ...own, sdg }))
  await seedCredentials(transaction, organisationId, demo.credentials)
  if (notes.length > 0) await transaction.insertInto('credential_notes').values(notes).execute()
  if (attributes.length > 0)
    await transaction.insertInto('organisation_attributes').values(attributes).execute()
  if (sdgs.length > 0) await transaction.insertInto('organisation_sdgs').values(sdgs).execute()
  if (engagements.length > 0)
    await transaction.insertInto('organisation_engagements').values(engagements).execute()
}

async function seedCredentials(
  transaction: Connection,
  organisationId: string,
  credentials: DemoOrganisation['credentials'],
): Promise<void> {
  const ids = credentials.map(({ id }) => id)
  await claimCredentials(transaction, organisationId, ids, null)
  for (const { id: credentialId, status, certificate } of credentials) {
    if (status === 'PENDING') continue
    await confirmCredential(transaction, { organisationId, credentialId }, findingOf(certificate))
  }
  await saveStates(transaction, organisationId)
}

function findingOf(certificate: DemoCertificate = { how: 'document' }): Finding {
  const {
    how: method,
    for: authority = null,
    issuedDaysAgo,
    expiresInDays,
    ...stated
  } = certificate
  const today = new Date().toISOString().slice(0, 10)
  return {
    ...{ method, authority, entryUrl: stated.entryUrl ?? null },
    ...{ seen: null, fileId: null },
    corrections: {
      ...stated,
      ...(issuedDaysAgo !== undefined && { issuedOn: addDays(today, -issuedDaysAgo) }),
      ...(expiresInDays !== undefined && { expiresOn: addDays(today, expiresInDays) }),
    },
  }
}

/** The modules that a demo organisation has completed, and what they have earned. */
export async function seedModules(
  transaction: Connection,
  organisationId: string,
  modules: readonly DemoModule[],
): Promise<void> {
  const own = { organisation_id: organisationId }
  for (const { id, score } of modules) {
    const attribute = earnedBy(id)
    if (!attribute) throw new Error(`A demo organisation has passed the unknown '${id}'`)
    await transaction
      .insertInto('module_completions')
      .values({
        ...own,
        response_id: ownResponse(organisationId, id),
        module_id: id,
        user_id: null,
        created_at: new Date().toISOString(),
        score,
      })
      .execute()
    await transaction
      .insertInto('organisation_attributes')
      .values({ ...own, attribute_id: attribute.id, source: 'DERIVED' })
      .execute()
  }
}
