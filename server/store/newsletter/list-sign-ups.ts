import { plainSigns } from '#src/contract/email-address.ts'
import type { ListedSignUp, SignUpOrder, SignUpState } from '#src/contract/operate/newsletter.ts'
import type { OperatorScope } from '../../policies/operator.ts'
import type { Connection } from '../engine.ts'
import { isBehind, type Page, pageOf, type PageWanted } from '../keyset.ts'
import { isInScope } from '../operator-view.ts'

/** Which sign-ups; what is left out is no condition. */
export type SignUpsView = {
  scope: OperatorScope
  brand?: string | undefined
  tag?: string | undefined
  state?: SignUpState | undefined
  /** What the address begins with. */
  address?: string | undefined
  /** Latest first where it is left out. */
  order?: SignUpOrder | undefined
}

/** Lists of tags that are put together by index; of more of them the database sorts the rows. */
const mostTogether = 60

/** By these columns the rows are sorted, and told apart. */
const columnsOf = {
  newest: ['created_at', 'brand_id', 'email', 'tag'],
  address: ['email', 'brand_id', 'tag', 'created_at'],
} as const

/**
 * Sign-ups, a page at a time. Each tag of a brand has its rows in an index in either order, so a page reads as much
 * of each as it may show, and takes the first of all of them.
 */
export async function listSignUps(
  db: Connection,
  view: SignUpsView,
  { limit, after }: PageWanted,
): Promise<Page<ListedSignUp>> {
  const { order = 'newest' } = view
  const lists = await tagsOf(db, view)
  const parts =
    lists.length > mostTogether
      ? [await readRows(db, view, { limit: limit + 1, after })]
      : await Promise.all(
          lists.map((one) => readRows(db, { ...view, ...one }, { limit: limit + 1, after })),
        )
  const rows = parts.flat().toSorted((one, other) => {
    const step = compare(placeOf(order, one), placeOf(order, other))
    return order === 'newest' ? -step : step
  })
  return pageOf(rows, limit, (row) => placeOf(order, row))
}

const placeOf = (order: SignUpOrder, row: ListedSignUp): readonly string[] =>
  order === 'newest'
    ? [row.createdAt, row.brandId, row.email, row.tag]
    : [row.email, row.brandId, row.tag, row.createdAt]

/** Compares two places as the database does, code point by code point. */
function compare(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  if (at < 0) return 0
  return Buffer.compare(Buffer.from(one[at] ?? ''), Buffer.from(other[at] ?? ''))
}

/** The tags of brands of which rows may match: counted, so that none is looked through in vain. */
function tagsOf(
  db: Connection,
  { scope, brand, tag, state }: SignUpsView,
): Promise<{ brand: string; tag: string }[]> {
  return db
    .selectFrom('newsletter_counts')
    .select(['brand_id as brand', 'tag'])
    .where(isInScope('brand_id', scope))
    .$if(brand !== undefined, (query) => query.where('brand_id', '=', brand ?? ''))
    .$if(tag !== undefined, (query) => query.where('tag', '=', tag ?? ''))
    .$if(state !== undefined, (query) => query.where(state ?? 'waiting', '>', 0))
    .limit(mostTogether + 1)
    .execute()
}

function readRows(
  db: Connection,
  { scope, brand, tag, state, address = '', order = 'newest' }: SignUpsView,
  { limit, after }: PageWanted,
): Promise<ListedSignUp[]> {
  const columns = columnsOf[order]
  const direction = order === 'newest' ? 'desc' : 'asc'
  const beginning = plainSigns(address).trim().toLowerCase()
  return (
    db
      .selectFrom('newsletter_sign_ups')
      .select(['brand_id as brandId', 'email', 'tag', 'first_name as name'])
      .select(['last_name as lastName', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
      .where(isInScope('brand_id', scope))
      .$if(brand !== undefined, (query) => query.where('brand_id', '=', brand ?? ''))
      .$if(tag !== undefined, (query) => query.where('tag', '=', tag ?? ''))
      .$if(state !== undefined, (query) =>
        query.where('confirmed_at', state === 'waiting' ? 'is' : 'is not', null),
      )
      // Behind every address that begins so: no address has this character.
      .$if(beginning !== '', (query) =>
        query.where('email', '>=', beginning).where('email', '<', `${beginning}\u{10ffff}`),
      )
      .where(isBehind(columns, after, direction))
      .orderBy(columns[0], direction)
      .orderBy(columns[1], direction)
      .orderBy(columns[2], direction)
      .orderBy(columns[3], direction)
      .limit(limit)
      .execute()
  )
}
