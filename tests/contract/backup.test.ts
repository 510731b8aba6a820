import { appendFile, cp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChainPlace } from '#server/store/audit-chain/link.ts'
import { openDatabase } from '#server/store/database.ts'
import { type BusySupplier, busySupplier } from '../fixtures/busy-supplier.ts'
import { engines, type Place, type TestEngine } from '../fixtures/engines.ts'
import { evidencePath } from '../fixtures/evidence-supplier.ts'
import { operate, operateJson } from '../fixtures/operator.ts'
import { operateApart } from '../fixtures/operator-process.ts'
import { type ServerProcess, startProcess } from '../fixtures/server-process.ts'
import { createSigner, type Signer } from '../fixtures/test-identity.ts'

const [sqlite] = engines
/** Milliseconds: four processes start one after the other, on a busy machine. */
const timeout = 120_000

describe('backup and restore', () => {
  let engine: TestEngine
  let signer: Signer
  let place: Place
  let server: ServerProcess
  let suppliers: BusySupplier[]
  let folder: string
  let backup: string

  beforeAll(async () => {
    if (!sqlite) throw new Error('There is always SQLite')
    engine = await sqlite.start()
    signer = await createSigner()
    place = await engine.place()
    folder = (await engine.place()).dataDir
    backup = join(folder, 'backup')
    server = await startProcess(place, signer)
    const token = (await signer.person()).token
    suppliers = await Promise.all([1, 2, 3].map(() => busySupplier(server.url, token)))
  })
  afterAll(() => engine.stop())

  const emptyPlace = () => engine.place()
  const restoreInto = ({ dataDir }: Place, from = backup) =>
    operate({ databaseUrl: null, dataDir }, ['restore', from])

  it(
    'API-9 a backup of a server that goes on writing gives, restored, the same answers',
    { timeout },
    async () => {
      await Promise.all(suppliers.map(({ step }) => step()))
      const backingUp = { isDone: false }
      let steps = 0
      const writing = suppliers.map(async ({ step }) => {
        for (; !backingUp.isDone; steps += 1) await step()
        // What the backup must not have.
        await step()
      })
      const made = await operateApart(place.dataDir, ['backup', backup])
      backingUp.isDone = true
      await Promise.all(writing)
      await server.kill()
      expect(made).toMatchObject({ code: 0, stderr: '' })
      expect(steps).toBeGreaterThan(0)

      const target = await emptyPlace()
      expect(await operateApart(target.dataDir, ['restore', backup])).toMatchObject({ code: 0 })
      const restored = await startProcess(target, signer)
      let files = 0
      for (const { slug, seen, look, wrongFiles } of suppliers) {
        const { version, ...shown } = await look(restored.url)
        expect(shown, slug).toEqual(seen.get(version))
        expect(version).toBeLessThan(Math.max(...seen.keys()))
        const { count, wrong } = await wrongFiles(restored.url)
        expect(wrong).toEqual([])
        files += count
      }
      await restored.kill()
      expect(files).toBeGreaterThan(0)
      console.log(
        `backup: ${steps} rounds of writes meanwhile; restored ${suppliers.length} organisations as they were and ${files} files byte by byte`,
      )
    },
  )

  it('API-9 SEC-3 only the owner can read a backup', async () => {
    const modes = await Promise.all(
      ['.', 'credence.sqlite', 'manifest.json', 'evidence'].map(async (name) => {
        const { mode } = await stat(join(backup, name))
        return (mode & 0o777).toString(8)
      }),
    )
    expect(modes).toEqual(['700', '600', '600', '700'])
  })

  it('API-9 overwrites no backup, and makes none of a folder without a database', async () => {
    expect(await operate(place, ['backup', backup])).toMatchObject({
      code: 1,
      stderr: `${backup} exists already: nothing is overwritten.\n`,
    })
    const empty = await emptyPlace()
    expect(await operate(empty, ['backup', join(folder, 'none')])).toMatchObject({ code: 1 })
    expect(await readdir(empty.dataDir)).toEqual([])
    expect(await readdir(folder)).toEqual(['backup'])
  })

  it('API-9 overwrites no data: only an empty folder is restored into', async () => {
    const target = await emptyPlace()
    await writeFile(join(target.dataDir, 'note'), '')
    const refused = await restoreInto(target)
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.stderr).toMatch(/is not empty: .*\.\n$/)
    expect(await readdir(target.dataDir)).toEqual(['note'])
  })

  it.runIf(process.platform === 'linux')(
    'API-9 restores into no folder whose server still runs, even if its files are gone',
    { timeout },
    async () => {
      const target = await emptyPlace()
      const running = await startProcess(target, signer)
      for (const name of await readdir(target.dataDir)) await rm(join(target.dataDir, name))
      const refused = await restoreInto(target)
      await running.kill()
      expect(refused.stderr).toMatch(/^A server \(process \d+\) works on .*: stop it first\.\n$/)
      expect(await restoreInto(target)).toMatchObject({ code: 0 })
    },
  )

  it.each<[string, Damage]>([
    ['a changed database', (copy) => rewrite(join(copy, 'credence.sqlite'), flipByte)],
    ['a database cut short', (copy) => truncate(join(copy, 'credence.sqlite'), 4096)],
    ['a lost file', (_copy, file) => rm(file)],
    ['a longer file', (_copy, file) => appendFile(file, ' ')],
    ['a lost manifest', (copy) => rm(join(copy, 'manifest.json'))],
    ['half a manifest', (copy) => truncate(join(copy, 'manifest.json'), 200)],
    [
      'a manifest that leads out of its folder',
      (copy) => rewriteManifest(copy, (text) => text.replace('evidence/', '../../evidence/')),
    ],
  ])('API-9 restores nothing of a damaged backup: %s', async (_what, damage) => {
    const copy = await copyOfBackup()
    const paths = await readdir(join(copy, 'evidence'), { recursive: true })
    await damage(copy, join(copy, 'evidence', paths.find((path) => path.length > 3) ?? ''))
    const target = await emptyPlace()
    const refused = await restoreInto(target, copy)
    expect(refused).toMatchObject({ code: 1, stdout: '' })
    expect(refused.stderr).toMatch(/^.*(?:is damaged|is no backup): .*\.\n$/)
    expect(await readdir(target.dataDir)).toEqual([])
  })

  it('API-9 restores no backup of a newer version, and says which', async () => {
    const copy = await copyOfBackup()
    await rewriteManifest(copy, (text) => text.replace('"0001-organisations"', '"9999-future"'))
    const target = await emptyPlace()
    expect((await restoreInto(target, copy)).stderr).toMatch(
      /^The backup was made by a newer version of Credence, \S+ \(9999-future\): .*\.\n$/,
    )
    expect(await readdir(target.dataDir)).toEqual([])
  })

  it('API-8 API-9 both are on record, with who and where', async () => {
    const target = await emptyPlace()
    await restoreInto(target)
    for (const [from, action] of [
      [place, 'backup.make'],
      [target, 'backup.restore'],
    ] as const) {
      expect(JSON.stringify(await operateJson(from, ['audit', 'list']))).toContain(action)
    }
  })

  it('TRU-5 a restored audit log has every head that was kept before the backup, and none of later', async () => {
    const source = await emptyPlace()
    await restoreInto(source)
    const headOf = async (from: Place) => {
      const head = (await operateJson(from, ['audit', 'head'])) as ChainPlace
      return ['--head', head.hash, '--position', String(head.position)]
    }
    const before = await headOf(source)
    await operateJson(source, ['backup', join(folder, 'with-log')])
    const later = await headOf(source)
    const target = await emptyPlace()
    await restoreInto(target, join(folder, 'with-log'))
    const verify = (kept: string[]) => operate(target, ['audit', 'verify', ...kept])
    expect(await verify(before)).toMatchObject({ code: 0 })
    expect(await verify(later)).toMatchObject({ code: 1, stdout: expect.stringContaining('head') })
  })

  it('API-9 leaves a lost evidence file out and names it', async () => {
    const source = await emptyPlace()
    await restoreInto(source)
    const { sha256 } = await anyEvidence(source)
    await rm(join(source.dataDir, 'evidence', evidencePath(sha256)))
    const made = await operateJson(source, ['backup', join(folder, 'incomplete')])
    expect(made).toMatchObject({ lost: [sha256] })
    expect(await restoreInto(await emptyPlace(), join(folder, 'incomplete'))).toMatchObject({
      code: 0,
    })
  })

  async function copyOfBackup() {
    const copy = join((await emptyPlace()).dataDir, 'copy')
    await cp(backup, copy, { recursive: true })
    return copy
  }

  async function anyEvidence(at: Place) {
    const { db, close } = await openDatabase(at)
    const row = await db.selectFrom('evidence').select('sha256').executeTakeFirstOrThrow()
    await close()
    return row
  }
})

/** @param file one of the evidence files in the copy */
type Damage = (copy: string, file: string) => Promise<void>

async function rewrite(path: string, change: (content: Buffer) => Buffer) {
  await writeFile(path, change(await readFile(path)))
}

const rewriteManifest = (copy: string, change: (text: string) => string) =>
  rewrite(join(copy, 'manifest.json'), (content) => Buffer.from(change(content.toString())))

function flipByte(content: Buffer): Buffer {
  content.writeUInt8(content.readUInt8(5000) ^ 1, 5000)
  return content
}
