import * as v from 'valibot'
import {
  type Shortlist,
  shortlist,
  type ShortlistDetail,
  shortlistDetail,
  type ShortlistItem,
  shortlistItem,
  type ShortlistItemChange,
} from '../../contract/buyers/shortlist.ts'
import { buyerShortlistEndpoints } from '../../contract/endpoints/buyer-shortlists.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readCsvFile } from '../read-file.ts'
import { unwrapData } from '../unwrap.ts'

const lists = v.object({ results: v.array(shortlist) })
const listOf = (answer: unknown): Shortlist => readAnswer(shortlist, unwrapData(answer))
const itemOf = (answer: unknown): ShortlistItem => readAnswer(shortlistItem, unwrapData(answer))

type OfItem = { list: string; item: string }

/** The suppliers that a buyer has put on lists (DSC-4). */
export const shortlistsApi = (call: Call) => ({
  /** @param supplier slug of one that is asked about */
  async lists(buyer: string, supplier?: string): Promise<Shortlist[]> {
    const query = supplier === undefined ? {} : { supplier }
    const answer = await call(buyerShortlistEndpoints, 'shortlists', { params: { buyer }, query })
    return readAnswer(lists, answer).results
  },
  async create(buyer: string, name: string): Promise<Shortlist> {
    const params = { buyer }
    return listOf(
      await call(buyerShortlistEndpoints, 'createShortlist', { params, body: { name } }),
    )
  },
  async list(buyer: string, id: string): Promise<ShortlistDetail> {
    const params = { buyer, id }
    const answer = await call(buyerShortlistEndpoints, 'shortlist', { params })
    return readAnswer(shortlistDetail, unwrapData(answer))
  },
  /** Rejects with status 412 where it is not the version that was looked at. */
  async rename(
    buyer: string,
    { id, version }: Pick<Shortlist, 'id' | 'version'>,
    name: string,
  ): Promise<Shortlist> {
    const params = { buyer, id }
    const body = { version, name }
    return listOf(await call(buyerShortlistEndpoints, 'renameShortlist', { params, body }))
  },
  async remove(buyer: string, id: string): Promise<void> {
    await call(buyerShortlistEndpoints, 'removeShortlist', { params: { buyer, id } })
  },
  /** Rows for a spreadsheet, in the language of the page. */
  async file(buyer: string, id: string, format: 'csv' | 'xlsx'): Promise<Blob> {
    const input = { params: { buyer, id }, query: { format } }
    return readCsvFile(await call(buyerShortlistEndpoints, 'exportShortlist', input))
  },
  /** One that is on it already stays as it is. */
  async add(buyer: string, id: string, slug: string): Promise<ShortlistItem> {
    const params = { buyer, id, slug }
    return itemOf(await call(buyerShortlistEndpoints, 'addToShortlist', { params }))
  },
  /**
   * Rejects as `rename` does.
   * @param key `Idempotency-Key`: however often it is sent, it is done once
   */
  async changeItem(
    buyer: string,
    { list, item }: OfItem,
    body: ShortlistItemChange,
    key: string,
  ): Promise<ShortlistItem> {
    const params = { buyer, id: list, item }
    const headers = { 'idempotency-key': key }
    const input = { params, body, headers }
    return itemOf(await call(buyerShortlistEndpoints, 'changeShortlistItem', input))
  },
  /** Rejects as `rename` does. */
  async removeItem(
    buyer: string,
    list: string,
    { id, version }: Pick<ShortlistItem, 'id' | 'version'>,
  ): Promise<void> {
    const params = { buyer, id: list, item: id, version: String(version) }
    await call(buyerShortlistEndpoints, 'removeShortlistItem', { params })
  },
  async restoreItem(buyer: string, { list, item }: OfItem): Promise<ShortlistItem> {
    const params = { buyer, id: list, item }
    return itemOf(await call(buyerShortlistEndpoints, 'restoreShortlistItem', { params }))
  },
})
export type ShortlistsApi = ReturnType<typeof shortlistsApi>
