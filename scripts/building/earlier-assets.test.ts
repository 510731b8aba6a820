import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dropOldAssets, keepEarlierAssets } from './earlier-assets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credence-releases-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What a build does to its folder: everything is made anew. */
async function release(...files: string[]): Promise<string[]> {
  const client = join(folder, 'client')
  const earlier = join(folder, 'earlier')
  await keepEarlierAssets(client, earlier)
  await rm(client, { recursive: true, force: true })
  await mkdir(join(client, 'assets'), { recursive: true })
  await Promise.all(files.map((name) => writeFile(join(client, 'assets', name), name)))
  await dropOldAssets(client, earlier)
  return (await readdir(join(earlier, 'assets'))).toSorted()
}

it('OFF-9 the files of the two releases before the present one are kept, of older ones not', async () => {
  expect(await release('a-1.js', 'b-1.js')).toEqual([])
  expect(await release('a-2.js', 'b-1.js')).toEqual(['a-1.js', 'b-1.js'])
  expect(await release('a-3.js', 'b-3.js')).toEqual(['a-1.js', 'a-2.js', 'b-1.js'])
  expect(await release('a-4.js', 'b-3.js')).toEqual(['a-2.js', 'a-3.js', 'b-1.js', 'b-3.js'])
})

it('OFF-9 building the same again pushes nothing out', async () => {
  await release('a-1.js')
  await release('a-2.js')
  await release('a-3.js')
  for (let times = 0; times < 3; times += 1) {
    expect(await release('a-3.js')).toEqual(['a-1.js', 'a-2.js'])
  }
})

it('OFF-9 going back to the release before keeps the one that was left', async () => {
  await release('a-1.js')
  await release('a-2.js')
  expect(await release('a-1.js')).toEqual(['a-2.js'])
})
