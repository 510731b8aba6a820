import { randomUUID } from 'node:crypto'
import { earnedBy, questionnaireById } from '../catalogue/questionnaires.ts'
import { claimCredentials } from '../store/credentials/claim-credentials.ts'
import { confirmCredential } from '../store/credentials/decide-credential.ts'
import { saveStates } from '../store/credentials/save-states.ts'
import { ownResponse } from '../store/complete-module.ts'
import type { Connection } from '../store/engine.ts'
import type { DemoOrganisation, DemoModule } from './organisations/demo-organisation.ts'

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
  for (const { id: credentialId, status } of credentials) {
    if (status === 'PENDING') continue
    const seen = { method: 'document', authority: null, entryUrl: null, corrections: {} } as const
    await confirmCredential(transaction, { organisationId, credentialId }, seen)
  }
  await saveStates(transaction, organisationId)
}

/** The modules that a demo organisation has completed, and what they have earned. */
export async function seedModules(
  transaction: Connection,
  organisationId: string,
  modules: readonly DemoModule[],
): Promise<void> {
  const own = { organisation_id: organisationId }
  for (const { id, score } of modules) {
    const questionnaire = questionnaireById(id)
    if (!questionnaire) throw new Error(`A demo organisation has passed the unknown '${id}'`)
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
      .values({ ...own, attribute_id: earnedBy(questionnaire).id, source: 'DERIVED' })
      .execute()
  }
}
