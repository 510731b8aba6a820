import * as v from 'valibot'
import { buyerVersion } from '../buyers/buyer.ts'
import {
  shortlist,
  shortlistDetail,
  shortlistItem,
  shortlistItemChange,
  shortlistName,
} from '../buyers/shortlist.ts'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'

const id = v.pipe(v.string(), v.uuid('is not a known id'))
const ofBuyer = v.strictObject({ buyer: slug })
const ofList = v.strictObject({ buyer: slug, id })
const ofItem = v.strictObject({ buyer: slug, id, item: id })
const data = v.object({ data: shortlist })
const item = v.object({ data: shortlistItem })

/** The suppliers that a buyer has put on lists, with status and notes (DSC-4). */
export const buyerShortlistEndpoints = {
  shortlists: endpoint({
    method: 'GET',
    path: '/buyers/:buyer/shortlists',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'The shortlists of a buyer, the oldest first, and whether a supplier is on them',
    params: ofBuyer,
    query: v.strictObject({ supplier: v.optional(slug) }),
    response: v.object({ results: v.array(shortlist) }),
  }),
  createShortlist: endpoint({
    method: 'POST',
    path: '/buyers/:buyer/shortlists',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Begin a shortlist',
    params: ofBuyer,
    body: v.strictObject({ name: shortlistName }),
    response: data,
    status: 201,
  }),
  shortlist: endpoint({
    method: 'GET',
    path: '/buyers/:buyer/shortlists/:id',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'A shortlist with its suppliers, each as the search shows it, and their notes',
    params: ofList,
    response: v.object({ data: shortlistDetail }),
  }),
  renameShortlist: endpoint({
    method: 'PATCH',
    path: '/buyers/:buyer/shortlists/:id',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Rename a shortlist; 412 where it is not the version that was looked at',
    params: ofList,
    body: v.strictObject({ version: buyerVersion, name: shortlistName }),
    response: data,
  }),
  removeShortlist: endpoint({
    method: 'DELETE',
    path: '/buyers/:buyer/shortlists/:id',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Delete a shortlist with all notes',
    params: ofList,
    status: 204,
  }),
  exportShortlist: endpoint({
    method: 'GET',
    path: '/buyers/:buyer/shortlists/:id/export',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'A shortlist as CSV or as a workbook: a row for each supplier and credential',
    params: ofList,
    query: v.strictObject({ format: v.picklist(['csv', 'xlsx']) }),
    file: true,
  }),
  addToShortlist: endpoint({
    method: 'PUT',
    path: '/buyers/:buyer/shortlists/:id/suppliers/:slug',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Put a supplier on a shortlist; one that is on it stays as it is',
    params: v.strictObject({ buyer: slug, id, slug }),
    response: item,
  }),
  changeShortlistItem: endpoint({
    method: 'PATCH',
    path: '/buyers/:buyer/shortlists/:id/items/:item',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Change status or note; 412 where it is not the version that was looked at',
    params: ofItem,
    body: shortlistItemChange,
    response: item,
  }),
  removeShortlistItem: endpoint({
    method: 'DELETE',
    path: '/buyers/:buyer/shortlists/:id/items/:item/:version',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Take a supplier off; 412 where it is not the version that was looked at',
    params: v.strictObject({
      ...ofItem.entries,
      version: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a version')),
    }),
    status: 204,
  }),
  restoreShortlistItem: endpoint({
    method: 'POST',
    path: '/buyers/:buyer/shortlists/:id/items/:item/restore',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Put back what was taken off within the last day, with its status and note',
    params: ofItem,
    response: item,
  }),
} as const
