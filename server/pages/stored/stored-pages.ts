import { randomUUID } from 'node:crypto'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { isSqliteError } from '../../store/engines/sqlite-error.ts'
import type { Page } from '../rendering/page-renderer.ts'
import { pageOf, type PageRow, rowOf } from './page-row.ts'
import { openPagesFile, removePagesFile, usedBytes } from './pages-file.ts'

/** Where a page is, and what it shows. */
export type PagePlace = {
  /** Scheme, host, path and language, in one text. */
  address: string
  host: string
  /** Without a language in front. */
  path: string
  /** Changes with all that the page shows. */
  version: string
}

type StoredPlace = Pick<PagePlace, 'host' | 'path' | 'version'> & { no: number }

type Options = {
  dataDir: string
  /** Of the file. */
  mostBytes: number
  /** Is told once, when the file is given up. */
  warn: (error: unknown) => void
}

const statements = {
  find: `select coding, tag, style_hash, styles_at, bytes, deflated from pages
    left join styles on hash = style_hash and styles_at is not null where address = ? and version = ?`,
  has: 'select 1 from pages where address = ? and version = ?',
  putStyles: 'insert or ignore into styles (hash, deflated) values (?, ?)',
  // The newest has the highest number, also where it takes the place of another.
  put: `insert or replace into pages (address, host, path, version, coding, tag, style_hash, styles_at, bytes)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  dropOldest: 'delete from pages where no in (select no from pages order by no limit ?)',
  remove: 'delete from pages where no in (select value from json_each(?))',
  list: 'select no, host, path, version from pages where no > ? order by no limit ?',
  // A lease that ends later than any can is from before the clock was set back.
  lease: `insert into keeper (no, holder, until) values (1, :holder, :until)
    on conflict (no) do update set holder = excluded.holder, until = excluded.until
    where holder = excluded.holder or until <= :now or until > excluded.until`,
} as const

type File = { database: DatabaseSync } & Record<keyof typeof statements, StatementSync>

/** Pages that are written in one turn of the event loop: a millisecond. */
const together = 8
/** Milliseconds that pages are gathered for: a transaction for each takes as long again as writing it. */
const gathering = 50
/** Pages that may wait to be written; while more are made in that time, some are not stored. */
const mostWaiting = 200
/** Of the file's bytes: the rest is for pages that are read. */
const mostAhead = 0.8
/** Milliseconds for which a process that is gone holds the others up. */
const lease = 60_000
/** SQLITE_BUSY: another process writes. */
const busy = [5]

/**
 * Finished pages in a file: what no longer fits into memory, or was made before the last start, costs a
 * read in place of a rendering. It only ever saves work: whatever goes wrong with the file, pages are made
 * as if there were none; and where the disk is full, it is given up for what needs the space.
 */
export class StoredPages {
  readonly #options: Options
  #file: File | null = null
  readonly #holder = randomUUID()
  #keptUntil = 0
  readonly #waiting: [PagePlace, Page][] = []

  constructor(options: Options) {
    this.#options = options
    try {
      this.#file = prepared(openPagesFile(options.dataDir, options.mostBytes))
    } catch (error) {
      options.warn(error)
    }
  }

  /** The page as it was made, if it is there in that version. */
  find({ address, version }: Pick<PagePlace, 'address' | 'version'>): Page | undefined {
    return this.#tryWith(({ find }) => {
      const row = find.get(address, version) as
        (PageRow & { deflated: Uint8Array | null }) | undefined
      return row && pageOf(row, row.deflated)
    })
  }

  /** Whether it is there in that version. */
  has({ address, version }: Pick<PagePlace, 'address' | 'version'>): boolean {
    return this.#tryWith(({ has }) => has.get(address, version)) !== undefined
  }

  /** Whether there is room for pages that nobody has asked for; none where the file was given up. */
  hasRoom(): boolean {
    if (!this.#file) return false
    const used = this.#tryWith(({ database }) => usedBytes(database))
    return used === undefined || used < mostAhead * this.#options.mostBytes
  }

  /**
   * Takes or prolongs the right to look after the file, of which one process is enough.
   * @param now ms since the epoch
   * @returns false where another process has it; where one is writing, whether this one still has it
   */
  keep(now: number): boolean {
    const holder = this.#holder
    const taken = this.#tryWith(({ lease: take }) => take.run({ holder, now, until: now + lease }))
    if (taken) this.#keptUntil = taken.changes === 1 ? now + lease : 0
    return this.#file !== null && now < this.#keptUntil
  }

  /** Stores a page soon, in the place of an older one. */
  put(place: PagePlace, page: Page): void {
    if (!this.#file || this.#waiting.length >= mostWaiting) return
    this.#waiting.push([place, page])
    if (this.#waiting.length === 1) setTimeout(() => this.#write(), gathering).unref()
  }

  /** Some of the pages that there are, in the order of their numbers, without their bytes. */
  list(after: number, count: number): StoredPlace[] {
    return this.#tryWith(({ list }) => list.all(after, count) as StoredPlace[]) ?? []
  }

  remove(numbers: readonly number[]): void {
    this.#tryWith(({ remove }) => remove.run(JSON.stringify(numbers)))
  }

  close(): void {
    while (this.#waiting.length > 0) this.#writeSome()
    this.#file?.database.close()
    this.#file = null
  }

  #write(): void {
    this.#writeSome()
    if (this.#waiting.length > 0) setImmediate(() => this.#write())
  }

  #writeSome(): void {
    const pages = this.#waiting.splice(0, together)
    this.#tryWith(({ database, put, putStyles, dropOldest }) => {
      if (pages.length === 0) return
      database.exec('begin immediate')
      for (const [{ address, host, path, version }, page] of pages) {
        const { coding, tag, style_hash, styles_at, bytes } = rowOf(page)
        put.run(address, host, path, version, coding, tag, style_hash, styles_at, bytes)
        if (page.styles?.piece) putStyles.run(page.styles.hash, page.styles.piece.bytes)
      }
      // Twice as many as came: a limit that was lowered is met at some time, and nobody waits for it now.
      if (usedBytes(database) > this.#options.mostBytes) dropOldest.run(2 * pages.length)
      database.exec('commit')
    })
  }

  #tryWith<Result>(work: (file: File) => Result): Result | undefined {
    if (!this.#file) return undefined
    try {
      return work(this.#file)
    } catch (error) {
      if (!isSqliteError(error, busy)) this.#giveUp(this.#file, error)
      return undefined
    }
  }

  #giveUp({ database }: File, error: unknown): void {
    this.#file = null
    this.#waiting.length = 0
    this.#options.warn(error)
    try {
      database.close()
      removePagesFile(this.#options.dataDir)
    } catch {
      // What cannot be closed or removed now is looked at when the next process starts.
    }
  }
}

function prepared(database: DatabaseSync): File {
  const ready = Object.entries(statements).map(([name, sql]) => [name, database.prepare(sql)])
  return {
    database,
    ...(Object.fromEntries(ready) as Record<keyof typeof statements, StatementSync>),
  }
}
