import { derivedAttributes } from '../../catalogue/attributes/derived.ts'
import { verifiedStates } from '#src/contract/trust/credential-state.ts'
import type { Connection } from '../engine.ts'

/** Which attributes follow from credentials, by their ids; the catalogue knows. */
export type DeriveAttributes = (verifiedCredentialIds: readonly string[]) => readonly string[]

/** Makes the attributes that follow from verified credentials what follows from them now; behind `saveStates`. */
export async function saveDerivedAttributes(
  transaction: Connection,
  organisationId: string,
  derive: DeriveAttributes,
): Promise<void> {
  const verified = await transaction
    .selectFrom('organisation_credentials')
    .select('credential_id')
    .where('organisation_id', '=', organisationId)
    .where('state', 'in', verifiedStates)
    .execute()
  const following = derive(verified.map((row) => row.credential_id))
  await transaction
    .deleteFrom('organisation_attributes')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'DERIVED')
    .where(
      'attribute_id',
      'in',
      derivedAttributes.map(({ id }) => id),
    )
    .execute()
  if (following.length === 0) return
  await transaction
    .insertInto('organisation_attributes')
    .values(
      following.map((attribute_id) => ({
        organisation_id: organisationId,
        attribute_id,
        source: 'DERIVED' as const,
      })),
    )
    .execute()
}
