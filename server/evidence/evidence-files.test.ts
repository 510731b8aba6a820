import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { markBackup } from './backup-marker.ts'
import { createEvidenceFiles, type EvidenceFiles } from './evidence-files.ts'

let dataDir: string
let files: EvidenceFiles

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'credence-evidence-'))
  files = createEvidenceFiles(dataDir)
})
afterEach(() => rm(dataDir, { recursive: true }))

const folder = () => join(dataDir, 'evidence')

async function keep(content: string): Promise<string> {
  const staged = await files.stage(Buffer.from(content))
  await staged.putInPlace()
  await staged.discard()
  return staged.sha256
}

async function isRemembered(sha256: string): Promise<boolean> {
  const file = await files.open(sha256)
  await file?.close()
  return file !== null
}

it('API-9 removes no file that a backup under way may be about to copy', async () => {
  const sha256 = await keep('to be copied')
  const endMark = await markBackup(folder())
  await files.remove(sha256)
  expect(await isRemembered(sha256)).toBe(true)
  await endMark()
  await files.remove(sha256)
  expect(await isRemembered(sha256)).toBe(false)
})

it('API-9 is not held up for ever by a backup that was broken off', async () => {
  const sha256 = await keep('to be removed')
  await markBackup(folder())
  const twoDaysAgo = new Date(Date.now() - 172_800_000)
  for (const name of await readdir(folder()))
    await utimes(join(folder(), name), twoDaysAgo, twoDaysAgo)
  await files.remove(sha256)
  expect(await isRemembered(sha256)).toBe(false)
})

it('PRF-8 leaves nothing of a file that is not put in its place', async () => {
  const staged = await files.stage(Buffer.from('given up'))
  await staged.discard()
  expect(await isRemembered(staged.sha256)).toBe(false)
  expect((await readdir(folder())).filter((name) => name.length > 2)).toEqual([])
})

it('PRF-8 makes no path of anything but a SHA-256', async () => {
  await expect(files.open('../../etc/passwd')).rejects.toThrow('no SHA-256')
})
