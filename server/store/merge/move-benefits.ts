import type { Connection } from '../engine.ts'
import type { MergedPair, MovedPart } from './move-part.ts'

/** Moves claims on benefits, of which an organisation has one of a kind, with the people who made them. */
export async function moveBenefits(
  transaction: Connection,
  { from, into }: MergedPair,
): Promise<MovedPart> {
  const claimants = await transaction
    .deleteFrom('benefit_claimants')
    .where('organisation_id', '=', from)
    .returningAll()
    .execute()
  const own = await transaction
    .selectFrom('benefit_claims')
    .select('benefit')
    .where('organisation_id', '=', into)
    .execute()
  const isNew = ({ benefit }: { benefit: string }) => own.every((one) => one.benefit !== benefit)
  const claims = await transaction
    .selectFrom('benefit_claims')
    .select('benefit')
    .where('organisation_id', '=', from)
    .execute()
  for (const { benefit } of claims.filter(isNew)) {
    await transaction
      .updateTable('benefit_claims')
      .set({ organisation_id: into })
      .where('organisation_id', '=', from)
      .where('benefit', '=', benefit)
      .execute()
  }
  for (const claimant of claimants.filter(isNew)) {
    await transaction
      .insertInto('benefit_claimants')
      .values({ ...claimant, organisation_id: into })
      .execute()
  }
  const moved = claims.filter(isNew).length
  return {
    part: 'benefit_claims',
    label: 'claims on benefits',
    moved,
    known: claims.length - moved,
  }
}
