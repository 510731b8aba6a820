import { randomUUID } from 'node:crypto'
import type { ObjectiveInput } from '#src/contract/buyers/objective.ts'
import * as limits from '#src/contract/limits.ts'
import { problem } from '../../texts/problem.ts'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import type { BuyerKey } from './buyer-store.ts'
import { asEditor } from './lock-buyer.ts'

export type StoredObjective = { id: string; version: number; content: ObjectiveInput }

type Seen = { id: string; version: number }

/** What buyers want of suppliers; who edits is checked again under the lock of the buyer. */
export type BuyerObjectiveStore = {
  /** In their order. */
  list(buyerId: string): Promise<StoredObjective[]>
  /**
   * @param after id of the one in front of it, null: it is the first; left out, or gone meanwhile: it is the last
   * @throws ProblemError 422 where the buyer has as many as it may
   */
  create(
    buyer: BuyerKey,
    by: string,
    content: ObjectiveInput,
    after?: string | null,
  ): Promise<StoredObjective>
  /** @throws ProblemError 404 where it is gone, 412 where it is not the version that was looked at */
  change(buyer: BuyerKey, by: string, seen: Seen, content: ObjectiveInput): Promise<StoredObjective>
  /** @throws ProblemError 404 where one of the two is not there */
  move(buyer: BuyerKey, by: string, id: string, after: string | null): Promise<void>
  /** @throws ProblemError as `change` does */
  remove(buyer: BuyerKey, by: string, seen: Seen): Promise<void>
}

export function createBuyerObjectiveStore(db: Connection): BuyerObjectiveStore {
  const alone = <Result>(
    buyer: BuyerKey,
    userId: string,
    work: (transaction: Connection) => Promise<Result>,
  ) => asEditor(db, buyer, userId, work)
  /** What an objective says is for its buyer alone: the audit log does not repeat it. */
  const note = (transaction: Connection, buyer: BuyerKey, by: string, verb: string, id: string) =>
    recordAudit(transaction, {
      ...{ actor: by, action: `buyer-objective.${verb}`, subject: buyer.slug },
      details: { objective: id },
    })
  return {
    list: (buyerId) => listObjectives(db, buyerId),
    create: (buyer, by, content, after) =>
      alone(buyer, by, async (transaction) => {
        const ids = (await listObjectives(transaction, buyer.id)).map((one) => one.id)
        if (ids.length >= limits.objectives)
          throw problem(422, 'problems.too-many-objectives.buyer', {
            params: { most: limits.objectives },
          })
        const id = randomUUID()
        await transaction
          .insertInto('buyer_objectives')
          .values({
            ...{ id, buyer_id: buyer.id, position: ids.length, version: 1 },
            content: JSON.stringify(content),
          })
          .execute()
        await number(transaction, placed(ids, id, after))
        await note(transaction, buyer, by, 'add', id)
        return { id, version: 1, content }
      }),
    change: (buyer, by, { id, version }, content) =>
      alone(buyer, by, async (transaction) => {
        await requireSeen(transaction, buyer.id, { id, version })
        await transaction
          .updateTable('buyer_objectives')
          .set({ version: version + 1, content: JSON.stringify(content) })
          .where('id', '=', id)
          .execute()
        await note(transaction, buyer, by, 'change', id)
        return { id, version: version + 1, content }
      }),
    move: (buyer, by, id, after) =>
      alone(buyer, by, async (transaction) => {
        const ids = (await listObjectives(transaction, buyer.id)).map((one) => one.id)
        if (!ids.includes(id) || (after !== null && !ids.includes(after))) throw unknown()
        await number(transaction, placed(ids, id, after))
        await note(transaction, buyer, by, 'move', id)
      }),
    remove: (buyer, by, { id, version }) =>
      alone(buyer, by, async (transaction) => {
        await requireSeen(transaction, buyer.id, { id, version })
        await transaction.deleteFrom('buyer_objectives').where('id', '=', id).execute()
        await note(transaction, buyer, by, 'remove', id)
      }),
  }
}

async function listObjectives(db: Connection, buyerId: string): Promise<StoredObjective[]> {
  const rows = await db
    .selectFrom('buyer_objectives')
    .select(['id', 'version', 'content'])
    .where('buyer_id', '=', buyerId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ content, ...row }) => ({
    ...row,
    content: JSON.parse(content) as ObjectiveInput,
  }))
}

async function requireSeen(transaction: Connection, buyerId: string, { id, version }: Seen) {
  const row = await transaction
    .selectFrom('buyer_objectives')
    .select('version')
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst()
  if (!row) throw unknown()
  if (row.version !== version) throw problem(412, 'problems.record-changed')
}

/** The ids with one of them right behind another one, which may be gone: then it is the last. */
function placed(ids: readonly string[], id: string, after: string | null | undefined): string[] {
  const others = ids.filter((one) => one !== id)
  const at = after === null ? 0 : others.indexOf(after ?? '') + 1
  return after === null || at > 0 ? others.toSpliced(at, 0, id) : [...others, id]
}

/** Numbers objectives in an order; there are few, and two who do it wait for each other. */
async function number(transaction: Connection, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await transaction
      .updateTable('buyer_objectives')
      .set({ position })
      .where('id', '=', id)
      .execute()
}

const unknown = () => problem(404, 'problems.unknown-record')
