import { mostNewsletterTags } from '#src/contract/operate/newsletter.ts'
import type { OperatorScope } from '../../policies/operator.ts'
import type { Connection } from '../engine.ts'
import { isInScope } from '../operator-view.ts'

export type TagCount = { brandId: string; tag: string; confirmed: number; waiting: number }
export type SignUpCounts = {
  total: { confirmed: number; waiting: number }
  /** Those with the most first. */
  tags: TagCount[]
  hasMore: boolean
}

/** How many have signed up for the newsletters of some brands: read from what triggers have counted. */
export async function countSignUps(db: Connection, scope: OperatorScope): Promise<SignUpCounts> {
  const own = db.selectFrom('newsletter_counts').where(isInScope('brand_id', scope))
  const [total, tags] = await Promise.all([
    own
      .select(({ fn }) => [
        fn.sum<number | string | null>('confirmed').as('confirmed'),
        fn.sum<number | string | null>('waiting').as('waiting'),
      ])
      .executeTakeFirstOrThrow(),
    own
      .select(['brand_id as brandId', 'tag', 'confirmed', 'waiting'])
      .orderBy(({ eb }) => eb('confirmed', '+', eb.ref('waiting')), 'desc')
      .orderBy('brand_id')
      .orderBy('tag')
      .limit(mostNewsletterTags + 1)
      .execute(),
  ])
  return {
    total: { confirmed: Number(total.confirmed ?? 0), waiting: Number(total.waiting ?? 0) },
    tags: tags.slice(0, mostNewsletterTags),
    hasMore: tags.length > mostNewsletterTags,
  }
}
