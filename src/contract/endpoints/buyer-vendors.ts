import * as v from 'valibot'
import { listMapping, vendorList, vendorListDetails } from '../buyers/vendor-list.ts'
import { vendorReport } from '../buyers/vendor-report.ts'
import { rowDecision, vendorOutcome, vendorRow } from '../buyers/vendor-row.ts'
import { endpoint } from '../endpoint.ts'
import { line, slug } from '../fields.ts'
import * as limits from '../limits.ts'
import { vendorFileTypes, vendorLimits } from '../vendors/vendor-file.ts'

const id = v.pipe(v.string(), v.uuid('is not a known id'))
const ofBuyer = v.strictObject({ buyer: slug })
const ofList = v.strictObject({ buyer: slug, id })
const sheetRow = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be the number of a row'))
const details = v.object({ data: vendorListDetails })

/** Lists of vendors that a buyer has checked against the directory (DSC-5). */
export const buyerVendorEndpoints = {
  vendorLists: endpoint({
    method: 'GET',
    path: '/buyers/:buyer/vendor-lists',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'The lists of vendors of a buyer, the newest first',
    params: ofBuyer,
    response: v.object({ results: v.array(vendorList) }),
  }),
  uploadVendorList: endpoint({
    method: 'POST',
    path: '/buyers/:buyer/vendor-lists',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary:
      'Add a list of vendors; the body is the CSV or XLSX file itself, which is read afterwards',
    params: ofBuyer,
    query: v.strictObject({ name: line(limits.fileName) }),
    bytes: { types: [...vendorFileTypes], most: vendorLimits.bytes },
    response: details,
    status: 201,
  }),
  vendorList: endpoint({
    method: 'GET',
    path: '/buyers/:buyer/vendor-lists/:id',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'How far a list of vendors is, and what its columns have',
    params: ofList,
    response: details,
  }),
  startVendorList: endpoint({
    method: 'POST',
    path: '/buyers/:buyer/vendor-lists/:id/start',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Say what the columns have, and have the rows compared with suppliers',
    params: ofList,
    body: v.strictObject({ columns: listMapping }),
    response: details,
  }),
  cancelVendorList: endpoint({
    method: 'POST',
    path: '/buyers/:buyer/vendor-lists/:id/cancel',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Stop comparing; the file is kept, so that it can be started again',
    params: ofList,
    response: details,
  }),
  removeVendorList: endpoint({
    method: 'DELETE',
    path: '/buyers/:buyer/vendor-lists/:id',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Delete a list of vendors with all that was found for it',
    params: ofList,
    status: 204,
  }),
  vendorRows: endpoint({
    method: 'GET',
    path: '/buyers/:buyer/vendor-lists/:id/rows',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'Rows of a list of vendors with what was found for them, in their order',
    params: ofList,
    query: v.strictObject({
      outcome: v.optional(vendorOutcome),
      /** Only rows of a vendor that an earlier row has. */
      only: v.optional(v.literal('repeats')),
      /** All of which stand in the name, numbers or town of the row. */
      words: v.optional(line(limits.vendorWords)),
      /** Row of the sheet behind which it goes on. */
      after: v.optional(sheetRow),
    }),
    response: v.object({
      results: v.array(vendorRow),
      /** `after` of the next page; null: there is none. */
      next: v.nullable(v.string()),
    }),
  }),
  decideVendorRow: endpoint({
    method: 'PUT',
    path: '/buyers/:buyer/vendor-lists/:id/rows/:row/decision',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Say which supplier a row means; 412 where it is not the version that was looked at',
    params: v.strictObject({ ...ofList.entries, row: sheetRow }),
    body: v.strictObject({
      version: v.pipe(v.number(), v.integer(), v.minValue(1)),
      decision: rowDecision,
    }),
    response: v.object({ data: vendorRow }),
  }),
  vendorReport: endpoint({
    method: 'GET',
    path: '/buyers/:buyer/vendor-lists/:id/report',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'What a list of vendors reaches of the objectives of its buyer',
    params: ofList,
    response: v.object({ data: vendorReport }),
  }),
  vendorRowFile: endpoint({
    method: 'GET',
    path: '/buyers/:buyer/vendor-lists/:id/file',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'The rows of a list of vendors with what was found for them, as CSV',
    params: ofList,
    query: v.strictObject({ outcome: v.optional(vendorOutcome) }),
    file: true,
  }),
} as const
