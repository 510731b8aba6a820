import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Name of the file in the data folder. Everything in it can be made again. */
export const pagesFile = 'pages.sqlite'

/** Of the layout below: a file of another one is replaced. */
const layout = 2
const schema = `
  create table pages (
    no integer primary key,
    address text not null unique,
    host text not null,
    path text not null,
    version text not null,
    coding text not null,
    tag text not null,
    style_hash text,
    styles_at integer,
    bytes blob not null
  );
  create table styles (hash text primary key, deflated blob not null) without rowid;
  create table keeper (no integer primary key check (no = 1), holder text not null, until integer not null);
  pragma user_version = ${layout};`

const pragmas = [
  // Several processes read while one of them writes. Nothing is lost with a page, so no write waits for the disk.
  ...['journal_mode = wal', 'synchronous = off'],
  // A supplier who is gone is gone from the file too.
  'secure_delete = on',
  // Milliseconds that everything else of the process waits for another one's write.
  'busy_timeout = 10',
]

/**
 * Opens the file of finished pages, or makes it anew where it is of another layout, damaged, or larger
 * than it may be.
 * @param mostBytes of the file
 */
export function openPagesFile(dataDir: string, mostBytes: number): DatabaseSync {
  try {
    const database = openFile(dataDir)
    if (readNumber(database, 'user_version') === layout && fileBytes(database) <= mostBytes * 1.1) {
      return database
    }
    database.close()
  } catch {
    // Not a database, or half of one.
  }
  removePagesFile(dataDir)
  const database = openFile(dataDir)
  database.exec(`begin immediate; ${schema} commit`)
  return database
}

/** Removes what there is of it. */
export function removePagesFile(dataDir: string): void {
  for (const part of ['', '-wal', '-shm']) rmSync(join(dataDir, pagesFile + part), { force: true })
}

/** Bytes of the file that rows take. */
export function usedBytes(database: DatabaseSync): number {
  const free = readNumber(database, 'freelist_count')
  return (readNumber(database, 'page_count') - free) * readNumber(database, 'page_size')
}

function openFile(dataDir: string): DatabaseSync {
  const database = new DatabaseSync(join(dataDir, pagesFile))
  for (const pragma of pragmas) database.exec(`pragma ${pragma}`)
  return database
}

function fileBytes(database: DatabaseSync): number {
  return readNumber(database, 'page_count') * readNumber(database, 'page_size')
}

function readNumber(database: DatabaseSync, pragma: string): number {
  return Number(database.prepare(`pragma ${pragma}`).get()?.[pragma])
}
