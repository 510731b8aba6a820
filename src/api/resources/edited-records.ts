import * as v from 'valibot'
import type { Endpoint } from '../../contract/endpoint.ts'
import {
  type EditedRecord,
  editedRecord,
  type EditedRecords,
  editedRecords,
} from '../../contract/operate/edited-record.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'

/** Records of one kind, for editors. */
export type RecordsApi<Content> = {
  list(): Promise<EditedRecords<Content>>
  /** Rejects with `unknown-record` (404) where there is none that the editor sees. */
  find(id: string): Promise<EditedRecord<Content>>
  /** Adds a record at the end. Rejects with `record-exists` (409) where its id is taken. */
  create(content: Content): Promise<EditedRecord<Content>>
  /** Rejects with `record-changed` (409) where it is not the version that was looked at any more. */
  change(id: string, version: string, content: Content): Promise<EditedRecord<Content>>
  /** Rejects as `change` does. */
  remove(id: string, version: string): Promise<void>
  /**
   * Puts a record right behind another one; null: in front of all. Left out where they have no order.
   * @returns the order as it is then
   */
  move?(id: string, after: string | null): Promise<EditedRecords<Content>>
}

type Table = Readonly<Record<string, Endpoint>>
type Names = Readonly<Record<Exclude<keyof RecordsApi<unknown>, 'move'>, string>> & {
  move?: string
}

/** @param names of the kind's endpoints in their table @param stored what a record says */
export function recordsApi<Content>(
  call: Call,
  table: Table,
  names: Names,
  stored: v.GenericSchema<unknown, Content>,
): RecordsApi<Content> {
  const one = v.object({ data: editedRecord(stored) })
  const all = editedRecords(stored)
  const readOne = (answer: unknown) => readAnswer(one, answer).data as EditedRecord<Content>
  const readAll = (answer: unknown) => readAnswer(all, answer) as EditedRecords<Content>
  const { move } = names
  return {
    list: async () => readAll(await call(table, names.list)),
    find: async (id) => readOne(await call(table, names.find, { params: { id } })),
    create: async (content) => readOne(await call(table, names.create, { body: { content } })),
    async change(id, version, content) {
      const given = { params: { id }, body: { version, content } }
      return readOne(await call(table, names.change, given))
    },
    async remove(id, version) {
      await call(table, names.remove, { params: { id, version } })
    },
    ...(move && {
      async move(id: string, after: string | null) {
        return readAll(await call(table, move, { params: { id }, body: { after } }))
      },
    }),
  }
}
