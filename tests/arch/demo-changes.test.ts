import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { demoChanges } from '../e2e/support/demo-changes.ts'

const schema = `
  CREATE TABLE organisations (id TEXT, name TEXT);
  CREATE TABLE organisation_credentials (organisation_id TEXT, credential_id TEXT);
  CREATE TABLE users (id TEXT, email TEXT);
  CREATE TABLE memberships (organisation_id TEXT, user_id TEXT);
  CREATE TABLE contents (id TEXT, brand_id TEXT);
  INSERT INTO organisations VALUES ('demo', 'Northwind');
  INSERT INTO organisation_credentials VALUES ('demo', 'fsc');
  INSERT INTO users VALUES ('dana', 'dana@example.test');
  INSERT INTO memberships VALUES ('demo', 'dana');
  INSERT INTO contents VALUES ('start', 'verdant');`

let before: string
let now: string

beforeEach(async () => {
  const make = () => mkdtemp(join(tmpdir(), 'credence-demo-'))
  ;[before, now] = await Promise.all([make(), make()])
  for (const folder of [before, now]) run(folder, schema)
})
afterEach(() => Promise.all([before, now].map((folder) => rm(folder, { recursive: true }))))

function run(folder: string, sql: string): void {
  const database = new DatabaseSync(join(folder, 'credence.sqlite'))
  database.exec(sql)
  database.close()
}

it('lets a test add people and organisations of its own', () => {
  run(
    now,
    `INSERT INTO organisations VALUES ('new', 'Reed');
    INSERT INTO users VALUES ('mira', 'mira@example.test');
    INSERT INTO memberships VALUES ('new', 'mira');
    INSERT INTO organisation_credentials VALUES ('new', 'fsc')`,
  )
  expect(demoChanges(now, before)).toEqual([])
})

it.each([
  ["UPDATE organisations SET name = 'Southwind'", 'organisations: 1 rows gone or changed, 1 new'],
  ['DELETE FROM memberships', 'memberships: 1 rows gone or changed, 0 new'],
  [
    "INSERT INTO organisation_credentials VALUES ('demo', 'iso-9001')",
    'organisation_credentials: 0 rows gone or changed, 1 new',
  ],
  ["INSERT INTO memberships VALUES ('demo', 'mira')", 'memberships: 0 rows gone or changed, 1 new'],
  ["INSERT INTO memberships VALUES ('new', 'dana')", 'memberships: 0 rows gone or changed, 1 new'],
  ["INSERT INTO contents VALUES ('own', 'verdant')", 'contents: 0 rows gone or changed, 1 new'],
])('finds %s', (sql, found) => {
  run(now, sql)
  expect(demoChanges(now, before)).toEqual([found])
})
