import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findPostgres } from './find-postgres.ts'
import { temporaryPrograms } from './testing/temporary-programs.ts'

const nowhere = '/nowhere/postgresql'
const server = (folder: string) => ({
  [`${folder}/initdb`]: 'exit',
  [`${folder}/postgres`]: 'exit',
})

it('asks pg_config where the server programs are', async () => {
  const folder = await temporaryPrograms({
    ...server('server'),
    'bin/pg_config': 'cd "$(dirname "$0")/../server" && pwd',
  })
  expect(findPostgres({ PATH: `${join(folder, 'bin')}:/bin` }, nowhere)).toBe(
    join(folder, 'server'),
  )
})

it('takes Debian’s newest version that has a server', async () => {
  const versions = await temporaryPrograms({
    ...server('9/bin'),
    ...server('15/bin'),
    '17/bin/psql': 'exit',
  })
  expect(findPostgres({ PATH: '/nowhere' }, versions)).toBe(join(versions, '15/bin'))
})

it('takes a server on the search path', async () => {
  const folder = await temporaryPrograms(server('.'))
  expect(findPostgres({ PATH: folder }, nowhere)).toBe(folder)
})

it('takes the folder that POSTGRES_BIN names before any other', async () => {
  const folder = await temporaryPrograms({ ...server('mine'), ...server('theirs') })
  const env = { POSTGRES_BIN: join(folder, 'mine'), PATH: join(folder, 'theirs') }
  expect(findPostgres(env, nowhere)).toBe(join(folder, 'mine'))
})

it('finds none where only the client is installed', async () => {
  expect(findPostgres({ PATH: await temporaryPrograms({ psql: 'exit' }) }, nowhere)).toBeNull()
})
