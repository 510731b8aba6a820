import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { editedRecord, editedRecords, recordVersion } from '../operate/edited-record.ts'

const editors = { access: 'operators', roles: ['editor'] } as const

type RecordKind<Id, Input, Stored> = {
  path: `/operate/${string}`
  /** With its article and without, for the summaries: `an offer`, `offers of partners`. */
  one: string
  many: string
  /** Of a record, in the path. */
  id: Id
  /** What an editor puts. */
  input: Input
  /** What is stored of it. */
  stored: Stored
}

/** The calls by which editors work on the records of one kind, which have no order (OPR-5). */
export function plainRecordEndpoints<
  Id extends v.GenericSchema<string, string>,
  Input extends v.GenericSchema,
  Stored extends v.GenericSchema,
>({ path, one, many, id, input, stored }: RecordKind<Id, Input, Stored>) {
  const params = v.strictObject({ id })
  const data = v.object({ data: editedRecord(stored) })
  return {
    list: endpoint({
      ...editors,
      method: 'GET',
      path,
      summary: `List ${many} of the brands that whoever asks looks after and of every brand`,
      response: editedRecords(stored),
    }),
    find: endpoint({
      ...editors,
      method: 'GET',
      path: `${path}/:id`,
      summary: `Read ${one} with all languages of its texts`,
      params,
      response: data,
    }),
    create: endpoint({
      ...editors,
      method: 'POST',
      path,
      summary: `Add ${one}`,
      body: v.strictObject({ content: input }),
      response: data,
      status: 201,
    }),
    change: endpoint({
      ...editors,
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Replace ${one}; refused where it is not what was looked at any more`,
      params,
      body: v.strictObject({ version: recordVersion, content: input }),
      response: data,
    }),
    remove: endpoint({
      ...editors,
      method: 'DELETE',
      path: `${path}/:id/:version`,
      summary: `Take ${one} away; refused where it is not what was looked at any more`,
      params: v.strictObject({ id, version: recordVersion }),
      status: 204,
    }),
  }
}

/** {@link plainRecordEndpoints} of a kind whose records have an order, which editors choose. */
export function recordEndpoints<
  Id extends v.GenericSchema<string, string>,
  Input extends v.GenericSchema,
  Stored extends v.GenericSchema,
>(kind: RecordKind<Id, Input, Stored>) {
  const { path, one, many, id, input, stored } = kind
  const plain = plainRecordEndpoints(kind)
  /** The one in front of it; null: it is the first. */
  const after = v.nullable(id)
  return {
    ...plain,
    list: endpoint({
      ...plain.list,
      summary: `In their order, ${many} of the brands that whoever asks looks after and of every brand`,
    }),
    create: endpoint({
      ...plain.create,
      summary: `Add ${one} at the end, or where one stood that was taken away`,
      body: v.strictObject({ content: input, after: v.optional(after) }),
    }),
    change: endpoint({
      ...plain.change,
      summary: `Replace ${one} where it stands; refused where it is not what was looked at any more`,
    }),
    move: endpoint({
      ...editors,
      method: 'POST',
      path: `${path}/:id/place`,
      summary: `Put ${one} right behind another one; those between keep their order`,
      params: v.strictObject({ id }),
      body: v.strictObject({ after }),
      response: editedRecords(stored),
    }),
  }
}
