import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { CompletedModule } from '#src/contract/questionnaire.ts'
import { readOfBrand } from './branded-lists.ts'
import { completeModule, type Completion } from './complete-module.ts'
import type { Connection, Engine } from './engine.ts'
import { moduleInput, type ModuleInput, type StoredModule } from './module-input.ts'
import { moduleRows } from './module-rows.ts'
import { knownSecret, secret } from './secrets.ts'

export type ModuleStore = {
  /** What a brand shows: its own modules and those of every brand, in their stored order. */
  ofBrand(brandId: string): Promise<StoredModule[]>
  find(id: string): Promise<StoredModule | undefined>
  /**
   * Adds a module at the end, or replaces the one with this id.
   * @throws ValiError for a module that `moduleInput` refuses
   * @throws ProblemError for a brand or a questionnaire that is not known
   */
  put(module: ModuleInput): Promise<void>
  /**
   * Gives an organisation what a completed module earns; the caller has made sure that it may.
   * @returns whether this response had not been counted before
   */
  complete(completion: Completion): Promise<boolean>
  /** What an organisation has completed, the earliest first. */
  completedBy(organisationId: string): Promise<CompletedModule[]>
  /** The key that signs tickets, made when it is first asked for. */
  ticketKey(): Promise<string>
  /** The same key for reading tickets; null when no ticket was ever signed. */
  knownTicketKey(): Promise<string | null>
}

const keyName = 'module-ticket-key'
/** Bytes, as many as HMAC-SHA256 gives. */
const keyLength = 32

export function createModuleStore(db: Connection, engine: Engine): ModuleStore {
  return {
    async ofBrand(brandId) {
      const rows = await readOfBrand(db, 'modules', brandId)
      return rows.map((row) => parse(row.content))
    },
    async find(id) {
      const row = await db
        .selectFrom('modules')
        .select('content')
        .where('id', '=', id)
        .executeTakeFirst()
      return row && parse(row.content)
    },
    async put(module) {
      const content = v.parse(moduleInput, module)
      await db
        .transaction()
        .execute((transaction) => moduleRows(engine).write(transaction, content))
    },
    complete: (completion) =>
      db.transaction().execute((transaction) => completeModule(transaction, completion)),
    completedBy: (organisationId) => completedBy(db, organisationId),
    ticketKey: () => secret(db, keyName, async () => randomBytes(keyLength).toString('base64url')),
    knownTicketKey: async () => (await knownSecret<string>(db, keyName))?.value ?? null,
  }
}

/** What is stored was checked when it was put. */
function parse(content: string): StoredModule {
  return JSON.parse(content) as StoredModule
}

/** One row for each module, however often it was completed: when first, and how well at best. */
function completedBy(db: Connection, organisationId: string): Promise<CompletedModule[]> {
  return db
    .selectFrom('module_completions')
    .select(({ fn }) => [
      'module_id as moduleId',
      fn.min('created_at').as('completedAt'),
      fn.max('score').as('score'),
    ])
    .where('organisation_id', '=', organisationId)
    .groupBy('module_id')
    .orderBy('completedAt')
    .orderBy('moduleId')
    .execute()
}
