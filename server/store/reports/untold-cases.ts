import type { Connection } from '../engine.ts'

/** Cases that one mail tells of; what there is more comes with the next. */
const most = 500

/** A report or an appeal of which the operators were not told yet. */
export type UntoldCase = {
  id: string
  kind: 'report' | 'appeal'
  brandId: string | null
  /** JSON of an `Occasion`; null: where links lead is not known. */
  occasion: string | null
}

/** What came in since the operators were told last, oldest first; nothing that is closed by now. */
export async function untoldCases(db: Connection): Promise<UntoldCase[]> {
  const reports = await db
    .selectFrom('reports as r')
    .innerJoin('organisations as o', 'o.id', 'r.organisation_id')
    .select(['r.id', 'o.brand_id as brandId', 'r.occasion'])
    .where('r.told_at', 'is', null)
    .where('r.outcome', 'is', null)
    .orderBy('r.created_at')
    .limit(most)
    .execute()
  const appeals = await db
    .selectFrom('suspensions as s')
    .innerJoin('organisations as o', 'o.id', 's.organisation_id')
    .select(['s.id', 'o.brand_id as brandId', 's.appeal_occasion as occasion'])
    .where('s.appealed_at', 'is not', null)
    .where('s.appeal_told_at', 'is', null)
    .where('s.appeal_outcome', 'is', null)
    .orderBy('s.appealed_at')
    .limit(most)
    .execute()
  return [
    ...reports.map((one) => ({ ...one, kind: 'report' as const })),
    ...appeals.map((one) => ({ ...one, kind: 'appeal' as const })),
  ]
}

/** Notes that the operators are told. @param now ISO 8601 */
export async function noteTold(
  transaction: Connection,
  cases: readonly UntoldCase[],
  now: string,
): Promise<void> {
  const ids = (kind: UntoldCase['kind']) =>
    cases.filter((one) => one.kind === kind).map(({ id }) => id)
  const [reports, appeals] = [ids('report'), ids('appeal')]
  if (reports.length > 0)
    await transaction
      .updateTable('reports')
      .set({ told_at: now })
      .where('id', 'in', reports)
      .execute()
  if (appeals.length > 0)
    await transaction
      .updateTable('suspensions')
      .set({ appeal_told_at: now })
      .where('id', 'in', appeals)
      .execute()
}
