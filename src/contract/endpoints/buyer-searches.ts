import * as v from 'valibot'
import {
  cadence,
  savedSearch,
  savedSearchChange,
  savedSearchInput,
  savedSearchList,
  searchLook,
} from '../buyers/saved-search.ts'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'

const id = v.pipe(v.string(), v.uuid('is not a known id'))
const ofBuyer = v.strictObject({ buyer: slug })
const ofSearch = v.strictObject({ buyer: slug, id })
const data = v.object({ data: savedSearch })

/** Searches that a buyer keeps, and who is written to about them (DSC-4). */
export const buyerSearchEndpoints = {
  savedSearches: endpoint({
    method: 'GET',
    path: '/buyers/:buyer/searches',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'The searches that a buyer keeps, the newest first',
    params: ofBuyer,
    response: savedSearchList,
  }),
  saveSearch: endpoint({
    method: 'POST',
    path: '/buyers/:buyer/searches',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Keep a search of the brand that is asked; 409 where the buyer keeps the same one',
    params: ofBuyer,
    body: savedSearchInput,
    response: data,
    status: 201,
  }),
  renameSearch: endpoint({
    method: 'PATCH',
    path: '/buyers/:buyer/searches/:id',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Rename a search; 412 where it is not the version that was looked at',
    params: ofSearch,
    body: savedSearchChange,
    response: data,
  }),
  removeSearch: endpoint({
    method: 'DELETE',
    path: '/buyers/:buyer/searches/:id',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Take a search away; for a day it can be put back',
    params: ofSearch,
    status: 204,
  }),
  restoreSearch: endpoint({
    method: 'POST',
    path: '/buyers/:buyer/searches/:id/restore',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Put a search back that was taken away, with what each member has chosen about it',
    params: ofSearch,
    response: data,
  }),
  changeSearchMail: endpoint({
    method: 'PUT',
    path: '/buyers/:buyer/searches/:id/mail',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'How often whoever asks is written to about a search',
    params: ofSearch,
    body: v.strictObject({ cadence }),
    response: data,
  }),
  lookAtSearch: endpoint({
    method: 'POST',
    path: '/buyers/:buyer/searches/:id/look',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'What a search finds now, and who is new to whoever asks',
    params: ofSearch,
    response: v.object({ data: searchLook }),
  }),
  seeSearch: endpoint({
    method: 'POST',
    path: '/buyers/:buyer/searches/:id/seen',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'Whoever asks has seen what a search found up to a look',
    params: ofSearch,
    body: v.strictObject({ look: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    status: 204,
  }),
} as const
