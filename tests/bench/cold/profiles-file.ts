import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { endpoints } from '#src/contract/endpoints.ts'
import { send } from '../../fixtures/call.ts'
import { publicSlugs } from './filled-directory.ts'
import { startInProduction } from './production-server.ts'
import { headersOfCaller } from './walk.ts'

const together = 10

/**
 * A SQLite file with every public profile of the directory as the portal's API answers it, from which the
 * peers make their pages. Takes some minutes the first time and stays beside the directory.
 * @param directory data folder of the portal
 */
export async function profilesFile(directory: string): Promise<string> {
  const file = join(directory, 'profiles.sqlite')
  if (existsSync(file)) return file
  console.error('copying the public profiles for the peers …')
  const unfinished = `${file}-unfinished`
  await rm(unfinished, { force: true })
  const database = new DatabaseSync(unfinished)
  database.exec(
    'create table profiles (slug text primary key, profile text not null) without rowid',
  )
  const insert = database.prepare('insert into profiles values (?, ?)')
  const server = await startInProduction(directory)
  try {
    const left = publicSlugs().values()
    database.exec('begin')
    const copier = async () => {
      for (const slug of left) insert.run(slug, await readProfile(server.url, slug))
    }
    await Promise.all(Array.from({ length: together }, copier))
    database.exec('commit')
  } finally {
    await server.stop()
    database.close()
  }
  await rename(unfinished, file)
  return file
}

async function readProfile(url: string, slug: string): Promise<string> {
  const answer = await send(url, endpoints.publicProfile, {
    params: { slug },
    headers: headersOfCaller(),
  })
  if (answer.status !== 200) throw new Error(`${slug} answered ${answer.status}`)
  const { data } = (await answer.json()) as { data: unknown }
  return JSON.stringify(data)
}
