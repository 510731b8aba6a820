import type { ListedSignUp } from '#src/contract/operate/newsletter.ts'
import type { OperatorScope } from '../../policies/operator.ts'
import type { Connection } from '../engine.ts'
import { isBehind } from '../keyset.ts'
import { isInScope } from '../operator-view.ts'

/** Rows that are read at a time. */
const batch = 500

/** Whose sign-ups are read; what is left out is no condition. */
export type SignUpsWanted = {
  scope?: OperatorScope
  tag?: string | undefined
  /** Those too that nobody has confirmed; they are read where it is left out. */
  all?: boolean
}

/** All sign-ups by brand, address and tag, read as they are asked for. */
export async function* readSignUps(
  db: Connection,
  { scope = 'all', tag, all = true }: SignUpsWanted = {},
): AsyncGenerator<ListedSignUp> {
  for (let after: readonly string[] | undefined; ;) {
    const rows = await db
      .selectFrom('newsletter_sign_ups')
      .select(['brand_id as brandId', 'email', 'tag', 'first_name as name'])
      .select(['last_name as lastName', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
      .where(isInScope('brand_id', scope))
      .where(isBehind(['brand_id', 'email', 'tag'], after))
      .orderBy('brand_id')
      .orderBy('email')
      .orderBy('tag')
      .limit(batch)
      .execute()
    // Not by the database: it would look for long where few match, while nobody is served.
    yield* rows.filter(
      (row) => (tag === undefined || row.tag === tag) && (all || row.confirmedAt !== null),
    )
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = [last.brandId, last.email, last.tag]
  }
}
