import { createHash } from 'node:crypto'
import type { RecordFacts } from '#src/contract/operate/edited-record.ts'
import { recordAudit } from '../audit.ts'
import type { Connection, Engine } from '../engine.ts'

/** A record with the version that it has by what it says. */
export type ListedRecord<Content> = { content: Content; version: string; facts?: RecordFacts }

export type EditedRecord<Content> = {
  content: Content
  /** That was looked at; null: there was none. */
  version: string | null
  /** The record behind which a new one stands, null where it is the first; left out: it is the last. */
  after?: string | null | undefined
  /** E-mail address of the editor. */
  actor: string
}

/** A record is not what its editor has looked at: it was changed, taken away, or its id is taken. */
export class RecordChanged extends Error {}

/** Where the records of one kind stand, such as offers. */
export type RecordRows<Content> = {
  /** Of the table: two who edit records of it wait for each other. */
  table: string
  /** First part of the actions in the audit log: `offer` for `offer.put`. */
  noun: string
  idOf(content: Content): string
  /** What the audit log calls it; left out: its id. */
  subjectOf?(content: Content): string
  /** What the audit log says of a change beside it. */
  detailsOf(content: Content): Readonly<Record<string, unknown>>
  /** What the audit log says of one that is taken away; left out: nothing. */
  removalDetailsOf?(content: Content, facts: RecordFacts): Readonly<Record<string, unknown>>
  /** All of them in their order. */
  list(db: Connection): Promise<Content[]>
  /** What is known of them beside what they say, by their ids; left out: nothing is. */
  facts?(db: Connection): Promise<ReadonlyMap<string, RecordFacts>>
  /** Adds a record at the end, or replaces the one with its id. */
  write(transaction: Connection, content: Content): Promise<void>
  /** @returns whether there was one */
  remove(transaction: Connection, id: string): Promise<boolean>
  /** Left out where they have no order. @returns false where one of the two is not there */
  move?(transaction: Connection, id: string, after: string | null): Promise<boolean>
}

/** Records of one kind as editors work on them. */
export type RecordEdits<Content> = {
  idOf(content: Content): string
  /** All of them in their order. */
  list(): Promise<ListedRecord<Content>[]>
  /**
   * Adds or replaces a record.
   * @throws RecordChanged where it is not the version that was looked at
   * @throws ProblemError for a brand that is not known
   */
  save(edited: EditedRecord<Content>): Promise<void>
  /** Takes a record away. @throws RecordChanged where it is not the version that was looked at */
  remove(seen: { id: string; version: string; actor: string }): Promise<void>
  /**
   * Puts a record right behind another one, or in front of all (null).
   * @returns false where one of the two is not there
   */
  move(place: { id: string; after: string | null; actor: string }): Promise<boolean>
}

/** Edits of records whose kind says where they stand. */
export function createRecordEdits<Content extends object>(
  db: Connection,
  engine: Engine,
  rows: RecordRows<Content>,
): RecordEdits<Content> {
  const { noun, idOf } = rows
  const subjectOf = (content: Content) => rows.subjectOf?.(content) ?? idOf(content)
  async function list(from: Connection): Promise<ListedRecord<Content>[]> {
    const all = await rows.list(from)
    const facts = await rows.facts?.(from)
    return all.map((content) => {
      const known = facts?.get(idOf(content))
      return { content, version: versionOf(content), ...(known && { facts: known }) }
    })
  }
  /** @throws RecordChanged where a record is another one by now */
  async function requireVersion(transaction: Connection, id: string, version: string | null) {
    const found = (await list(transaction)).find(({ content }) => idOf(content) === id)
    if ((found?.version ?? null) !== version) throw new RecordChanged()
    return found
  }
  /** Two who edit at once do it one after the other. */
  const alone = <Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      await engine.lock(transaction, rows.table)
      return work(transaction)
    })
  return {
    idOf,
    list: () => list(db),
    save: ({ content, version, after, actor }) =>
      alone(async (transaction) => {
        const id = idOf(content)
        await requireVersion(transaction, id, version)
        await rows.write(transaction, content)
        // The record in front of it may be gone meanwhile: then it stays at the end.
        if (after !== undefined) await rows.move?.(transaction, id, after)
        const details = rows.detailsOf(content)
        const subject = subjectOf(content)
        await recordAudit(transaction, { actor, action: `${noun}.put`, subject, details })
      }),
    remove: ({ id, version, actor }) =>
      alone(async (transaction) => {
        const found = await requireVersion(transaction, id, version)
        await rows.remove(transaction, id)
        const subject = found ? subjectOf(found.content) : id
        const details = found && rows.removalDetailsOf?.(found.content, found.facts ?? {})
        await recordAudit(transaction, {
          ...{ actor, action: `${noun}.remove`, subject },
          ...(details && { details }),
        })
      }),
    move: ({ id, after, actor }) =>
      alone(async (transaction) => {
        if (!(await rows.move?.(transaction, id, after))) return false
        const details = { after }
        await recordAudit(transaction, { actor, action: `${noun}.move`, subject: id, details })
        return true
      }),
  }
}

/** A digest of all that a record says, so that whoever changes it counts, the command line too. */
function versionOf(content: object): string {
  const entries = Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 22)
}
