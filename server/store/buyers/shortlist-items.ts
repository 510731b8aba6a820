import { randomUUID } from 'node:crypto'
import { type ShortlistItemChange, shortlistStatuses } from '#src/contract/buyers/shortlist.ts'
import * as limits from '#src/contract/limits.ts'
import { problem } from '../../texts/problem.ts'
import { recordAudit } from '../audit.ts'
import type { Connection, Engine } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { rememberUser, type UserClaims } from '../users.ts'
import type { BuyerKey } from './buyer-store.ts'
import { asEditor } from './lock-buyer.ts'
import { readShortlistItems, type StoredShortlistItem } from './read-shortlist-items.ts'

/** ms in which what was taken off a list can be put back. */
const removedMemory = 86_400_000

type OfList = { buyer: BuyerKey; listId: string }

/** What stands on the lists of buyers; who edits is checked again under the lock of the buyer. */
export type ShortlistItemStore = {
  /** In the order in which they were added. @param now ms since the epoch */
  list(listId: string, now: number): Promise<StoredShortlistItem[]>
  /**
   * Puts a supplier on a list. One that is on it stays as it is; one that was taken off a moment ago comes back with
   * its note.
   * @throws ProblemError 404 where there is no such list or public supplier, 422 where the list is full
   */
  add(list: OfList, by: UserClaims, slug: string): Promise<StoredShortlistItem>
  /** @throws ProblemError 404 where it is gone, 412 where it is not the version that was looked at */
  change(
    list: OfList,
    by: UserClaims,
    id: string,
    change: ShortlistItemChange,
  ): Promise<StoredShortlistItem>
  /** @throws ProblemError as `change` does */
  remove(list: OfList, by: UserClaims, seen: { id: string; version: number }): Promise<void>
  /** @throws ProblemError 404 where it cannot be put back any more, 422 where the list is full */
  restore(list: OfList, by: UserClaims, id: string): Promise<StoredShortlistItem>
}

export function createShortlistItemStore(db: Connection, engine: Engine): ShortlistItemStore {
  const one = async (connection: Connection, id: string): Promise<StoredShortlistItem> => {
    const [found] = await readShortlistItems(connection, engine, { id }, Date.now())
    if (!found) throw unknown()
    return found
  }
  /** Runs a change of a list that is the buyer's, by somebody who is an editor of it. */
  const alone = <Result>(
    { buyer, listId }: OfList,
    by: UserClaims,
    work: (transaction: Connection) => Promise<Result>,
  ): Promise<Result> =>
    asEditor(db, buyer, by.id, async (transaction) => {
      await rememberUser(transaction, by)
      const list = await transaction
        .selectFrom('buyer_shortlists')
        .select('id')
        .where('id', '=', listId)
        .where('buyer_id', '=', buyer.id)
        .executeTakeFirst()
      if (!list) throw unknown()
      return work(transaction)
    })
  return {
    list: (listId, now) => readShortlistItems(db, engine, { listId }, now),
    add: (list, by, slug) =>
      alone(list, by, async (transaction) => {
        const supplier = await publicSupplier(transaction, slug)
        const known = await transaction
          .selectFrom('shortlist_items')
          .select(['id', 'removed_at'])
          .where('shortlist_id', '=', list.listId)
          .where('organisation_id', '=', supplier.id)
          .executeTakeFirst()
        if (known?.removed_at === null) return one(transaction, known.id)
        await requireRoom(transaction, list.listId)
        const id = known?.id ?? randomUUID()
        if (known) await putBack(transaction, id)
        else
          await transaction
            .insertInto('shortlist_items')
            .values({
              ...{ id, shortlist_id: list.listId, organisation_id: supplier.id },
              ...{ name: supplier.name, status: shortlistStatuses[0], note: '', version: 1 },
              ...{ user_id: null, noted_at: null, removed_at: null },
              added_at: new Date().toISOString(),
            })
            .execute()
        await noteItem(transaction, list, by, 'add', id)
        return one(transaction, id)
      }),
    change: (list, by, id, { version, status, note }) =>
      alone(list, by, async (transaction) => {
        const seen = await requireSeen(transaction, list.listId, { id, version })
        const isNoted = note !== undefined && note !== seen.note
        const isMoved = status !== undefined && status !== seen.status
        if (!isNoted && !isMoved) return one(transaction, id)
        await transaction
          .updateTable('shortlist_items')
          .set({
            version: version + 1,
            ...(isMoved && { status }),
            ...(isNoted && { note, user_id: by.id, noted_at: new Date().toISOString() }),
          })
          .where('id', '=', id)
          .execute()
        await noteItem(transaction, list, by, 'change', id)
        return one(transaction, id)
      }),
    remove: (list, by, seen) =>
      alone(list, by, async (transaction) => {
        await requireSeen(transaction, list.listId, seen)
        await transaction
          .updateTable('shortlist_items')
          .set({ removed_at: new Date().toISOString(), version: seen.version + 1 })
          .where('id', '=', seen.id)
          .execute()
        await noteItem(transaction, list, by, 'remove', seen.id)
      }),
    restore: (list, by, id) =>
      alone(list, by, async (transaction) => {
        const row = await transaction
          .selectFrom('shortlist_items')
          .select('removed_at')
          .where('id', '=', id)
          .where('shortlist_id', '=', list.listId)
          .executeTakeFirst()
        if (!row) throw unknown()
        if (row.removed_at === null) return one(transaction, id)
        await requireRoom(transaction, list.listId)
        await putBack(transaction, id)
        await noteItem(transaction, list, by, 'restore', id)
        return one(transaction, id)
      }),
  }
}

/** Removes what was taken off lists and is not put back any more. @param now ms since the epoch */
export async function forgetRemovedItems(db: Connection, now: number): Promise<void> {
  await db
    .deleteFrom('shortlist_items')
    .where('removed_at', '<', isoTime(now - removedMemory))
    .execute()
}

/** @throws ProblemError 404 where nobody has a public profile under this slug, a former one included */
async function publicSupplier(transaction: Connection, slug: string) {
  const found = await transaction
    .selectFrom('organisation_slugs as s')
    .innerJoin('organisations as o', 'o.id', 's.organisation_id')
    .select(['o.id', 'o.name'])
    .where('s.slug', '=', slug)
    .where('o.status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!found) throw problem(404, 'problems.unknown-organisation')
  return found
}

/** @throws ProblemError 422 where the list has as many suppliers as it may */
async function requireRoom(transaction: Connection, listId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('shortlist_items')
    .select((from) => from.fn.countAll<number | string>().as('count'))
    .where('shortlist_id', '=', listId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) < limits.shortlistItems) return
  throw problem(422, 'problems.too-many-shortlisted.list', {
    params: { most: limits.shortlistItems },
  })
}

async function requireSeen(
  transaction: Connection,
  listId: string,
  { id, version }: { id: string; version: number },
) {
  const row = await transaction
    .selectFrom('shortlist_items')
    .select(['version', 'status', 'note'])
    .where('id', '=', id)
    .where('shortlist_id', '=', listId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw unknown()
  if (row.version !== version) throw problem(412, 'problems.record-changed')
  return row
}

async function putBack(transaction: Connection, id: string): Promise<void> {
  await transaction
    .updateTable('shortlist_items')
    .set({ removed_at: null })
    .where('id', '=', id)
    .execute()
}

/** Which supplier it is and what was noted is for the buyer alone: the audit log does not repeat it. */
const noteItem = (
  transaction: Connection,
  { buyer, listId }: OfList,
  by: UserClaims,
  verb: string,
  id: string,
) =>
  recordAudit(transaction, {
    ...{ actor: by.id, action: `shortlist-item.${verb}`, subject: buyer.slug },
    details: { shortlist: listId, item: id },
  })

const unknown = () => problem(404, 'problems.unknown-record')
