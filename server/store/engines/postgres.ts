import type { Socket } from 'node:net'
import { type Dialect, PostgresDialect, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import pg from 'pg'
import type { Engine } from '../engine.ts'
import { countAffiliatesInPostgres } from './affiliate-count.ts'
import { countNewslettersInPostgres } from './newsletter-count.ts'
import { cacheFrequentPlans } from './frequent-statements.ts'
import { createProfileListing } from './postgres-listing.ts'
import {
  createSearchTexts,
  namesLike,
  saveSearchTexts,
  suppliersWith,
} from './postgres-search-texts.ts'

/** SQLSTATE unique_violation. */
const uniqueViolation = '23505'
const usual = {
  /** Milliseconds that the portal waits for a connection. */
  connect: 5_000,
  /** Milliseconds for an answer, which the database itself ends. */
  statement: 15_000,
  /** Milliseconds without a byte: longer than any answer takes. */
  silence: 20_000,
  connections: 10,
  /** As which the database knows them. */
  name: 'credence',
  /** Whether the database refuses everything that writes. */
  isReadOnly: false,
}
/**
 * For what may take an hour and has nobody waiting: no limits but those of the database. TCP notices a peer
 * that is gone.
 */
export const unhurried = { statement: 0, silence: 0, connections: 1, name: 'credence-set-up' }
/** Any number that no other program on the same database uses for its advisory locks. */
const setUpLock = 4_310_843_151

/**
 * A pool of connections.
 * @param databaseUrl `postgres://…`
 * @param others what differs from the usual
 */
export function openPostgres(databaseUrl: string, others: Partial<typeof usual> = {}): Dialect {
  const options = { ...usual, ...others }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.connections,
    connectionTimeoutMillis: options.connect,
    statement_timeout: options.statement,
    keepAlive: true,
    application_name: options.name,
    ...(options.isReadOnly && { options: '-c default_transaction_read_only=on' }),
  })
  // An idle connection that the server closes must not end the process; the pool opens another.
  pool.on('error', () => {})
  // Nor one that is lent out but asked nothing at that moment: its next query finds out.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    endWhenSilent(client as Connected, options.silence)
  })
  cacheFrequentPlans(pool)
  return new PostgresDialect({ pool })
}

/** Its types leave the socket out. */
type Connected = pg.PoolClient & { connection: { stream: Socket } }

/**
 * Ends a connection on which nothing comes any more, and no end either: a router on the way may have
 * forgotten it. Without this a query waits for a quarter of an hour, and its place in the pool with it.
 * @param silence milliseconds; 0: for ever
 */
function endWhenSilent({ connection: { stream } }: Connected, silence: number): void {
  stream.setTimeout(silence, () =>
    stream.destroy(Object.assign(new Error('The database went silent'), { code: 'ETIMEDOUT' })),
  )
}

/** What is special about PostgreSQL. */
export const postgresEngine: Engine = {
  name: 'postgres',
  rowNumberType: 'bigserial',
  keyType: sql`text collate "C"`,

  async lockSetUp(transaction) {
    await sql`select pg_advisory_xact_lock(${sql.lit(setUpLock)})`.execute(transaction)
  },

  async lock(transaction, name) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
  },

  commitWithoutWaiting: (db, run) =>
    db.transaction().execute(async (transaction) => {
      // https://www.postgresql.org/docs/15/wal-async-commit.html
      await sql`set local synchronous_commit = off`.execute(transaction)
      await run(transaction)
    }),

  async createNameSearch(transaction) {
    const { rows } = await sql`
      select 1 from pg_available_extensions where name = 'pg_trgm'`.execute(transaction)
    if (rows.length === 0) return
    // Where the role may not create the extension, the search works too, only slower.
    await sql`do $$ begin
      create extension if not exists pg_trgm;
      create index organisations_name_key_trigrams on organisations using gin (name_key gin_trgm_ops);
    exception when insufficient_privilege or undefined_object then
      raise notice 'pg_trgm is not available';
    end $$`.execute(transaction)
  },

  createProfileListing,

  createAffiliateCount: countAffiliatesInPostgres,
  createNewsletterCount: countNewslettersInPostgres,

  namesContaining(words, limit) {
    const conditions = words.map((word) => sql`name_key like '%' || ${word} || '%'`)
    return sql`select no from organisations where ${sql.join(conditions, sql` and `)} limit ${limit}`
  },

  createSearchTexts,
  saveSearchTexts,
  suppliersWith,
  namesLike,

  jsonList: jsonArrayFrom,

  isUniqueViolation: (error) =>
    error instanceof Error && 'code' in error && error.code === uniqueViolation,
}
