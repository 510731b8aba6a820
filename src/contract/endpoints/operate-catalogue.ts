import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { catalogueId, givenId, instant } from '../fields.ts'
import {
  catalogueFileBytes,
  catalogueFileTypes,
  entryEvent,
  entryHistoryPage,
  filePlan,
  operatedCatalogue,
  operatedEntry,
} from '../operate/catalogue.ts'
import { credentialChanges } from '../operate/credential-changes.ts'
import { languages } from '../../i18n/languages.ts'

const one = { access: 'operators', roles: ['editor'] } as const
const id = v.strictObject({ id: catalogueId })
/** Since when the entry is as whoever asks has looked at it. */
const version = instant
const file = {
  types: [...catalogueFileTypes, 'application/octet-stream'],
  most: catalogueFileBytes,
}

/** The credentials of the catalogue, as editors of all brands change them (OPR-5). */
export const operateCatalogueEndpoints = {
  operatedCatalogue: endpoint({
    ...one,
    method: 'GET',
    path: '/operate/catalogue',
    summary: 'The credentials of the catalogue, those that are retired or merged too',
    response: operatedCatalogue,
  }),
  catalogueFile: endpoint({
    ...one,
    method: 'GET',
    path: '/operate/catalogue/file',
    summary: 'The same as CSV, for a spreadsheet and back',
    file: true,
  }),
  planCatalogueFile: endpoint({
    ...one,
    method: 'POST',
    path: '/operate/catalogue/file/plans',
    summary: 'What a CSV would change of the catalogue, and what is wrong with it; changes nothing',
    bytes: file,
    response: v.object({ data: filePlan }),
  }),
  takeCatalogueFile: endpoint({
    ...one,
    method: 'POST',
    path: '/operate/catalogue/file/takings',
    summary:
      'Add and change credentials by a CSV; all of it or nothing, and nothing where one was changed since',
    query: v.strictObject({ seen: instant }),
    bytes: file,
    response: v.object({ data: v.object({ added: v.number(), changed: v.number() }) }),
    status: 201,
  }),
  addCatalogueEntry: endpoint({
    ...one,
    method: 'POST',
    path: '/operate/catalogue/entries',
    summary: 'Add a credential to the catalogue',
    body: v.strictObject({ id: givenId, content: credentialChanges }),
    response: v.object({ data: operatedEntry }),
    status: 201,
  }),
  operatedEntry: endpoint({
    ...one,
    method: 'GET',
    path: '/operate/catalogue/entries/:id',
    summary: 'A credential as it is, what the release says of it, and what was changed here',
    params: id,
    response: v.object({ data: operatedEntry }),
  }),
  changeCatalogueEntry: endpoint({
    ...one,
    method: 'PATCH',
    path: '/operate/catalogue/entries/:id',
    summary: 'Change what is named of a credential; null makes it again what the release says',
    params: id,
    body: v.strictObject({ version, content: credentialChanges }),
    response: v.object({ data: operatedEntry }),
  }),
  catalogueEntryHistory: endpoint({
    ...one,
    method: 'GET',
    path: '/operate/catalogue/entries/:id/history',
    summary: 'What was changed of a credential, when and by whom, the newest first',
    params: id,
    query: v.strictObject({
      /** Where the page before it ended. */
      after: v.optional(instant),
    }),
    response: v.object({
      results: v.pipe(v.array(entryEvent), v.maxLength(entryHistoryPage)),
      /** Null: nothing comes behind it. */
      next: v.nullable(v.string()),
    }),
  }),
  offerCatalogueEntry: endpoint({
    ...one,
    method: 'PUT',
    path: '/operate/catalogue/entries/:id/offer',
    summary: 'Offer a credential no more, or again; profiles that hold it keep it',
    params: id,
    body: v.strictObject({ version, isOffered: v.boolean() }),
    response: v.object({ data: operatedEntry }),
  }),
  mergeCatalogueEntry: endpoint({
    ...one,
    method: 'POST',
    path: '/operate/catalogue/entries/:id/mergers',
    summary:
      'Have a credential become another one, with everybody who holds it; cannot be undone, and asks for a fresh sign-in',
    params: id,
    body: v.strictObject({ version, into: catalogueId }),
    response: v.object({ data: operatedEntry }),
    status: 201,
  }),
  previewCatalogueEntry: endpoint({
    ...one,
    method: 'POST',
    path: '/operate/catalogue/entries/:id/previews',
    summary: 'The page about a credential as it would be read; what cannot be stored is left out',
    params: id,
    body: v.strictObject({
      language: v.picklist(languages),
      /** All that the operator says of it; null, or left out: as the release has it. */
      content: v.record(v.string(), v.unknown()),
    }),
    response: v.object({ data: v.object({ title: v.string(), html: v.string() }) }),
  }),
} as const
