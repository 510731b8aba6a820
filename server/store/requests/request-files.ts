import { randomUUID } from 'node:crypto'
import * as limits from '#src/contract/limits.ts'
import type { SharedFile } from '#src/contract/requests/request.ts'
import { problem } from '../../texts/problem.ts'
import type { Connection, Engine } from '../engine.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import type { OrganisationKey } from '../organisations/organisation-record.ts'
import { lockContent } from '../stored-contents.ts'
import type { Database } from '../tables.ts'
import { readRequest, unknownRequest } from './read-requests.ts'
import { note } from './received-requests.ts'

type Supplier = Pick<OrganisationKey, 'id' | 'slug'>
type Content = Pick<Database['request_files'], 'name' | 'type' | 'size' | 'sha256'>
export type StoredFile = Content & { id: string }

/** To which item of which request a file is added, and by whom. */
export type ToItem = { request: string; item: string; by: string }

/** Documents that a supplier shares with one buyer (DSC-6). */
export type RequestFiles = {
  /**
   * Adds a document to an item; the same content again gives the row that is there.
   * @param putInPlace puts the content where it belongs; while it runs, that content cannot be removed
   * @throws ProblemError 404, 409 where the request was withdrawn, 422 where the item has as many as it may
   */
  add(
    supplier: Supplier,
    to: ToItem,
    file: Content,
    putInPlace: () => Promise<void>,
  ): Promise<SharedFile>
  /** The same with a file of evidence. @returns undefined where the supplier has no such evidence */
  addEvidence(supplier: Supplier, to: ToItem, id: string): Promise<SharedFile | undefined>
  /** Any document of the supplier's answers. @returns undefined where there is none */
  ofSupplier(organisationId: string, id: string): Promise<StoredFile | undefined>
  /** A document of an item that is answered. @returns undefined where this buyer may read no such one */
  ofBuyer(buyerId: string, id: string): Promise<StoredFile | undefined>
  /**
   * Takes a document back; an answer that was nothing else waits again.
   * @returns SHA-256 of its content; undefined where there is none
   */
  remove(supplier: Supplier, by: string, id: string): Promise<string | undefined>
}

export function createRequestFiles(db: Connection, engine: Engine): RequestFiles {
  return {
    add: (supplier, to, file, putInPlace) =>
      db.transaction().execute(async (transaction) => {
        await lockOrganisation(transaction, supplier.id)
        await lockContent(transaction, engine, file.sha256)
        return place(transaction, supplier, to, file, putInPlace)
      }),
    addEvidence: (supplier, to, id) =>
      db.transaction().execute(async (transaction) => {
        // Evidence is removed under this lock too, and a content only once no row has it.
        await lockOrganisation(transaction, supplier.id)
        const file = await transaction
          .selectFrom('evidence')
          .select(['name', 'type', 'size', 'sha256'])
          .where('organisation_id', '=', supplier.id)
          .where('id', '=', id)
          .executeTakeFirst()
        if (!file) return undefined
        await lockContent(transaction, engine, file.sha256)
        return place(transaction, supplier, to, file)
      }),
    ofSupplier: (organisationId, id) =>
      files(db)
        .where('r.organisation_id', '=', organisationId)
        .where('f.id', '=', id)
        .executeTakeFirst(),
    ofBuyer: (buyerId, id) =>
      files(db)
        .where('r.buyer_id', '=', buyerId)
        .where('i.outcome', 'is not', null)
        .where('f.id', '=', id)
        .executeTakeFirst(),
    remove: (supplier, by, id) =>
      db.transaction().execute(async (transaction) => {
        const read = () =>
          files(transaction)
            .where('r.organisation_id', '=', supplier.id)
            .where('f.id', '=', id)
            .executeTakeFirst()
        // The lock is a write, which a request for a file that is not there does not get.
        if (!(await read())) return undefined
        await lockOrganisation(transaction, supplier.id)
        const found = await read()
        if (!found) return undefined
        await transaction.deleteFrom('request_files').where('id', '=', id).execute()
        const other = await transaction
          .selectFrom('request_files')
          .select('id')
          .where('item_id', '=', found.item_id)
          .limit(1)
          .executeTakeFirst()
        if (found.outcome === 'given' && found.text.trim() === '' && !other)
          await openAgain(transaction, found.request, found.item_id)
        await note(transaction, supplier, by, 'unshare-file', found.request)
        return found.sha256
      }),
  }
}

/** Makes an item wait for an answer again; whoever has the request open does not know that yet. */
async function openAgain(transaction: Connection, request: string, item: string): Promise<void> {
  await transaction
    .updateTable('request_items')
    .set({ outcome: null, answered_at: null, answered_by: null })
    .where('id', '=', item)
    .execute()
  await transaction
    .updateTable('requests')
    .set((own) => ({ version: own('version', '+', 1) }))
    .where('id', '=', request)
    .execute()
}

const files = (db: Connection) =>
  db
    .selectFrom('request_files as f')
    .innerJoin('request_items as i', 'i.id', 'f.item_id')
    .innerJoin('requests as r', 'r.id', 'i.request_id')
    .select(['f.id', 'f.name', 'f.type', 'f.size', 'f.sha256', 'f.item_id'])
    .select(['r.id as request', 'i.text', 'i.outcome'])

/** Adds a row under the locks of the supplier and of the content. @param putInPlace none where it is in its place */
async function place(
  transaction: Connection,
  supplier: Supplier,
  { request, item, by }: ToItem,
  file: Content,
  putInPlace = async () => {},
): Promise<SharedFile> {
  const found = await readRequest(transaction, { supplierId: supplier.id }, request)
  if (found.withdrawnAt !== null) throw problem(409, 'problems.request-withdrawn')
  const asked = found.items.find(({ id }) => id === item)
  if (!asked) throw unknownRequest()
  const same = await files(transaction)
    .where('f.item_id', '=', item)
    .where('f.sha256', '=', file.sha256)
    .executeTakeFirst()
  if (!same && asked.files.length >= limits.requestFiles)
    throw problem(422, 'problems.too-many-files.answer', {
      ...{ field: 'body', params: { most: limits.requestFiles } },
    })
  // Even if there is a row: should its content have been lost, here it is again.
  await putInPlace()
  const there = same && asked.files.find(({ id }) => id === same.id)
  if (there) return there
  const added = { id: randomUUID(), ...file }
  const sharedAt = new Date().toISOString()
  await transaction
    .insertInto('request_files')
    .values({ ...added, item_id: item, shared_at: sharedAt, shared_by: by })
    .execute()
  await note(transaction, supplier, by, 'share-file', request)
  const { id, name, type, size } = added
  return { id, name, type, size, sharedAt }
}
