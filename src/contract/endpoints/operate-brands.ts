import * as v from 'valibot'
import { brand } from '../brand.ts'
import { endpoint } from '../endpoint.ts'
import { instant, line, slug } from '../fields.ts'
import { fileName } from '../limits.ts'
import { brandChange, mostBrandChanges } from '../operate/brand-changes.ts'
import {
  brandDetail,
  brandRow,
  brandVersion,
  brandVersionPage,
  brandVersionState,
} from '../operate/brand-detail.ts'
import {
  brandPicture,
  brandPictureBytes,
  brandPictureKinds,
  brandPictureTypes,
} from '../operate/brand-picture.ts'

const id = v.strictObject({ id: slug })
const number = v.pipe(v.number(), v.integer('is not a number of a state'), v.minValue(1))
const numberInPath = v.strictObject({
  id: slug,
  number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'is not a number of a state')),
})
const draftVersion = v.pipe(v.string(), v.uuid('is not a version of a draft'))
const one = { access: 'operators', roles: ['editor'] } as const

/** Brands are made and changed in the operator's console (OPR-4). */
export const operateBrandEndpoints = {
  operatedBrands: endpoint({
    ...one,
    method: 'GET',
    path: '/operate/brands',
    summary: 'The brands that whoever asks looks after, those that are not published yet too',
    response: v.object({
      results: v.array(brandRow),
      /** Whether whoever asks may make another one. */
      mayCreate: v.boolean(),
    }),
  }),
  createBrand: endpoint({
    method: 'POST',
    path: '/operate/brands',
    access: 'operators',
    roles: ['admin'],
    summary:
      'Begin a brand as a draft, which nobody sees before it is published; admins of all brands',
    body: v.strictObject({ id: slug, name: brand.entries.name, host: line(259) }),
    response: v.object({ data: brandDetail }),
    status: 201,
  }),
  operatedBrand: endpoint({
    ...one,
    method: 'GET',
    path: '/operate/brands/:id',
    summary: 'What visitors see of a brand, its draft, and what is wrong with that',
    params: id,
    response: v.object({ data: brandDetail }),
  }),
  saveBrandDraft: endpoint({
    ...one,
    method: 'PATCH',
    path: '/operate/brands/:id/draft',
    summary:
      'Change places of the draft, or of what is published where there is none; all or nothing',
    params: id,
    body: v.strictObject({
      changes: v.pipe(
        v.array(brandChange),
        v.minLength(1, 'must not be empty'),
        v.maxLength(mostBrandChanges, `must have at most ${mostBrandChanges} entries`),
      ),
    }),
    response: v.object({ data: brandDetail }),
  }),
  discardBrandDraft: endpoint({
    ...one,
    method: 'DELETE',
    path: '/operate/brands/:id/draft/:version',
    summary: 'Give up the draft; what is published stays',
    params: v.strictObject({ id: slug, version: draftVersion }),
    status: 204,
  }),
  publishBrand: endpoint({
    ...one,
    method: 'POST',
    path: '/operate/brands/:id/publications',
    summary: 'Show visitors the draft; both versions are those that whoever asks has looked at',
    params: id,
    body: v.strictObject({
      draft: draftVersion,
      /** Number of what is published now; null where nothing is. */
      published: v.nullable(number),
    }),
    response: v.object({ data: brandVersion }),
    status: 201,
  }),
  brandVersions: endpoint({
    ...one,
    method: 'GET',
    path: '/operate/brands/:id/versions',
    summary: 'The states that were published, the newest first',
    params: id,
    query: v.strictObject({
      /** Number where the page before it ended. */
      after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'is not a place in the list'))),
    }),
    response: v.object({
      results: v.pipe(v.array(brandVersion), v.maxLength(brandVersionPage)),
      /** Null: nothing comes behind it. */
      next: v.nullable(v.string()),
    }),
  }),
  brandVersion: endpoint({
    ...one,
    method: 'GET',
    path: '/operate/brands/:id/versions/:number',
    summary: 'A state that was published, to be compared with another one',
    params: numberInPath,
    response: v.object({ data: brandVersionState }),
  }),
  publishBrandAgain: endpoint({
    ...one,
    method: 'POST',
    path: '/operate/brands/:id/versions/:number/publications',
    summary: 'Show visitors an earlier state again; the draft stays as it is',
    params: numberInPath,
    body: v.strictObject({ published: number }),
    response: v.object({ data: brandVersion }),
    status: 201,
  }),
  uploadBrandPicture: endpoint({
    ...one,
    method: 'POST',
    path: '/operate/brands/:id/pictures',
    summary: 'Take in a picture; a draft or a published state names it, else it goes after a day',
    params: id,
    query: v.strictObject({ kind: v.picklist(brandPictureKinds), name: line(fileName) }),
    bytes: { types: [...brandPictureTypes, 'application/octet-stream'], most: brandPictureBytes },
    response: v.object({ data: brandPicture }),
    status: 201,
  }),
  previewBrand: endpoint({
    ...one,
    method: 'POST',
    path: '/operate/brands/:id/previews',
    summary: 'Make an address under which the pages are shown with the draft, for an hour',
    params: id,
    body: v.strictObject({
      /** Number of a published state to look at instead of the draft. */
      number: v.nullable(number),
    }),
    // What the address carries opens the preview.
    secret: true,
    response: v.object({ data: v.object({ address: v.string(), expiresAt: instant }) }),
    status: 201,
  }),
} as const
