import type * as v from 'valibot'
import { operateCatalogueEndpoints } from '../../contract/endpoints/operate-catalogue.ts'
import {
  type FilePlan,
  type OperatedCatalogue,
  operatedCatalogue,
  type OperatedEntry,
} from '../../contract/operate/catalogue.ts'
import type { CredentialChanges } from '../../contract/operate/credential-changes.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readCsvFile } from '../read-file.ts'

const { operatedEntry, catalogueEntryHistory, planCatalogueFile, takeCatalogueFile } =
  operateCatalogueEndpoints
const { previewCatalogueEntry } = operateCatalogueEndpoints

export type EntryHistory = v.InferOutput<typeof catalogueEntryHistory.response>
export type EntryPage = v.InferOutput<typeof previewCatalogueEntry.response>['data']
export type TakenFile = v.InferOutput<typeof takeCatalogueFile.response>['data']

/** The credentials of the catalogue, for editors. */
export const operateCatalogueApi = (call: Call) => {
  const table = operateCatalogueEndpoints
  const readEntry = (answer: unknown): OperatedEntry =>
    readAnswer(operatedEntry.response, answer).data
  return {
    async list(): Promise<OperatedCatalogue> {
      return readAnswer(operatedCatalogue, await call(table, 'operatedCatalogue', {}))
    },
    /** Rejects with `unknown-record` (404) where the catalogue has none with this id. */
    async find(id: string): Promise<OperatedEntry> {
      return readEntry(await call(table, 'operatedEntry', { params: { id } }))
    },
    /** What was changed of an entry, the newest first. @param after where the page before it ended */
    async history(id: string, after?: string): Promise<EntryHistory> {
      const given = { params: { id }, query: after === undefined ? {} : { after } }
      return readAnswer(
        catalogueEntryHistory.response,
        await call(table, 'catalogueEntryHistory', given),
      )
    },
    /** Rejects with `record-exists` (409) where the id is taken. */
    async add(id: string, content: CredentialChanges): Promise<OperatedEntry> {
      return readEntry(await call(table, 'addCatalogueEntry', { body: { id, content } }))
    },
    /**
     * Changes what is named; null makes it what the release says. Rejects with `record-changed` (409) where it is
     * not what was looked at any more.
     */
    async change(id: string, version: string, content: CredentialChanges): Promise<OperatedEntry> {
      const given = { params: { id }, body: { version, content } }
      return readEntry(await call(table, 'changeCatalogueEntry', given))
    },
    /** Offers an entry no more, or again. Rejects as `change` does. */
    async offer(id: string, version: string, isOffered: boolean): Promise<OperatedEntry> {
      const given = { params: { id }, body: { version, isOffered } }
      return readEntry(await call(table, 'offerCatalogueEntry', given))
    },
    /** Rejects as `change` does, and with `sign-in-again` (403) where the sign-in is not fresh. */
    async merge(id: string, version: string, into: string): Promise<OperatedEntry> {
      const given = { params: { id }, body: { version, into } }
      return readEntry(await call(table, 'mergeCatalogueEntry', given))
    },
    /** The page about an entry as it would be read. @param content all that the operator says of it */
    async preview(id: string, language: Language, content: CredentialChanges): Promise<EntryPage> {
      const given = { params: { id }, body: { language, content: { ...content } } }
      const answer = await call(table, 'previewCatalogueEntry', given)
      return readAnswer(previewCatalogueEntry.response, answer).data
    },
    /** The catalogue as CSV. */
    async file(): Promise<Blob> {
      return readCsvFile(await call(table, 'catalogueFile', {}))
    },
    /** What a CSV would change, and what is wrong with it. */
    async plan(bytes: File): Promise<FilePlan> {
      return readAnswer(
        planCatalogueFile.response,
        await call(table, 'planCatalogueFile', { bytes }),
      ).data
    },
    /**
     * Takes a CSV as a whole. Rejects with `entry-changed` (409) where somebody has changed one of its entries
     * since it was `seen`, and with `unfit-csv` (422) where something is wrong with it.
     */
    async take(bytes: File, seen: string): Promise<TakenFile> {
      const answer = await call(table, 'takeCatalogueFile', { bytes, query: { seen } })
      return readAnswer(takeCatalogueFile.response, answer).data
    },
  }
}
export type OperateCatalogueApi = ReturnType<typeof operateCatalogueApi>
