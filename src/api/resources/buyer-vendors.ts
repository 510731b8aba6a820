import * as v from 'valibot'
import {
  type VendorList,
  vendorList,
  type VendorListDetails,
  vendorListDetails,
} from '../../contract/buyers/vendor-list.ts'
import { type VendorReport, vendorReport } from '../../contract/buyers/vendor-report.ts'
import {
  type RowChoice,
  type RowDecision,
  type VendorRow,
  vendorRow,
} from '../../contract/buyers/vendor-row.ts'
import { buyerVendorEndpoints } from '../../contract/endpoints/buyer-vendors.ts'
import type { ColumnMeaning } from '../../contract/vendors/vendor-column.ts'
import type { VendorVerdict } from '../../contract/vendors/vendor-match.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readCsvFile } from '../read-file.ts'
import { unwrapData } from '../unwrap.ts'
import type { FileSending } from './evidence.ts'

const lists = v.object({ results: v.array(vendorList) })
const rowPage = v.object({ results: v.array(vendorRow), next: v.nullable(v.string()) })
export type VendorRowPage = v.InferOutput<typeof rowPage>

/** Which rows of a list are wanted. */
type RowsAsked = { choice?: RowChoice | null; words?: string; after?: string }

type Of = { buyer: string; id: string }
const detailsOf = (answer: unknown): VendorListDetails =>
  readAnswer(vendorListDetails, unwrapData(answer))

/** Lists of vendors that a buyer has checked (DSC-5). */
export const buyerVendorsApi = (call: Call) => ({
  async all(buyer: string): Promise<VendorList[]> {
    const answer = await call(buyerVendorEndpoints, 'vendorLists', { params: { buyer } })
    return readAnswer(lists, answer).results
  },
  async find(params: Of): Promise<VendorListDetails> {
    return detailsOf(await call(buyerVendorEndpoints, 'vendorList', { params }))
  },
  /** @param file CSV or XLSX; its name goes with it */
  async upload(
    buyer: string,
    file: File,
    { key, ...sending }: FileSending = {},
  ): Promise<VendorListDetails> {
    const answer = await call(buyerVendorEndpoints, 'uploadVendorList', {
      ...{ params: { buyer }, query: { name: file.name }, bytes: file },
      ...(key && { headers: { 'idempotency-key': key } }),
      ...sending,
    })
    return detailsOf(answer)
  },
  async start(params: Of, columns: ColumnMeaning[]): Promise<VendorListDetails> {
    const body = { columns }
    return detailsOf(await call(buyerVendorEndpoints, 'startVendorList', { params, body }))
  },
  async cancel(params: Of): Promise<VendorListDetails> {
    return detailsOf(await call(buyerVendorEndpoints, 'cancelVendorList', { params }))
  },
  async remove(params: Of): Promise<void> {
    await call(buyerVendorEndpoints, 'removeVendorList', { params })
  },
  async rows(params: Of, { choice, words, after }: RowsAsked): Promise<VendorRowPage> {
    const query = {
      ...(choice && (choice === 'repeats' ? { only: choice } : { outcome: choice })),
      ...{ ...(words && { words }), ...(after && { after }) },
    }
    return readAnswer(rowPage, await call(buyerVendorEndpoints, 'vendorRows', { params, query }))
  },
  /** Rejects with status 412 where it is not the version that was looked at. */
  async decide(
    of: Of,
    { at, version }: Pick<VendorRow, 'at' | 'version'>,
    decision: RowDecision,
  ): Promise<VendorRow> {
    const params = { ...of, row: String(at) }
    const body = { version, decision }
    const answer = await call(buyerVendorEndpoints, 'decideVendorRow', { params, body })
    return readAnswer(vendorRow, unwrapData(answer))
  },
  async report(params: Of): Promise<VendorReport> {
    const answer = await call(buyerVendorEndpoints, 'vendorReport', { params })
    return readAnswer(vendorReport, unwrapData(answer))
  },
  async file(params: Of, outcome?: VendorVerdict): Promise<Blob> {
    const query = outcome ? { outcome } : {}
    return readCsvFile(await call(buyerVendorEndpoints, 'vendorRowFile', { params, query }))
  },
})
export type BuyerVendorsApi = ReturnType<typeof buyerVendorsApi>
