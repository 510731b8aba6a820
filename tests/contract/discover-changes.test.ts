import { beforeAll, expect, it } from 'vitest'
import { indexMissing } from '#server/store/search/index-missing.ts'
import { documentShape } from '#server/store/search/packed-document.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { operate } from '../fixtures/operator.ts'
import { fullProfile } from '../fixtures/profile.ts'
import { searchDesk } from '../fixtures/search-desk.ts'
import { startTestApp } from '../fixtures/test-app.ts'
import { testCatalogue } from '../fixtures/test-catalogue.ts'

contractSuite('the search while suppliers change', (bench) => {
  const { find, namesOf, found, save } = searchDesk(bench)
  let wattle: Awaited<ReturnType<typeof save>>

  /** A process that reads the index from its beginning. */
  const startAnew = () =>
    startTestApp(bench.open, bench.signer.publicKey, { env: { DATA_DIR: bench.place.dataDir } })
  const { signal } = new AbortController()

  beforeAll(async () => {
    wattle = await save('Wattle & Wool Pty Ltd', fullProfile)
    await save('Empty Shell Ltd', { country: 'AU' })
    await bench.app.followed()
  })

  it('SEC-2 tells nothing of a credential that was refused', async () => {
    const refused = await save('Refused Claims Ltd', {
      country: 'FR',
      credentials: ['gots', 'b-corp'],
    })
    const line = ['credentials', 'refuse', refused.slug, 'gots', '--reason', 'Not on the list.']
    expect(await operate(bench.place, line)).toMatchObject({ code: 0, stderr: '' })
    await bench.app.followed()
    await found({ q: 'refused claims' }).toHaveLength(1)
    const { results } = await find({ q: 'claims', country: ['FR'] })
    expect(results[0]?.credentials.map(({ id }) => id)).toEqual(['b-corp'])
    expect(results[0]?.credentialCount).toBe(1)
    expect(await namesOf({ q: 'claims gots' })).toEqual([])
    await refused.save({ credentials: [] })
    await bench.app.followed()
    await found({ country: ['FR'] }).toEqual([])
  })

  it('DSC-8 what changes is found within two seconds, by every process; what is suspended is not', async () => {
    const other = await startAnew()
    const inOther = async (q: string) => (await find({ q }, other.url)).results.length
    expect(await inOther('cardigans')).toBe(0)
    await wattle.save({ description: 'Cardigans.' })
    await bench.app.followed()
    await found({ q: 'cardigans' }).toHaveLength(1)
    await expect.poll(() => inOther('cardigans'), { timeout: 2_000 }).toBe(1)
    expect(await namesOf({ q: 'merino' })).toEqual([])
    for (const [command, count] of [
      ['suspend', 0],
      ['restore', 1],
    ] as const) {
      expect((await operate(bench.place, ['organisations', command, wattle.slug])).code).toBe(0)
      await bench.app.followed()
      await found({ q: 'cardigans' }).toHaveLength(count)
      await expect.poll(() => inOther('cardigans'), { timeout: 2_000 }).toBe(count)
    }
    await other.close()
  })

  it('DSC-8 an index of an earlier release is made anew, and says meanwhile that it is being filled', async () => {
    const { db } = bench.open
    await indexMissing(bench.open, testCatalogue, signal)
    await db
      .updateTable('search_documents')
      .set({ shape: documentShape - 1 })
      .execute()
    await db
      .updateTable('search_walk')
      .set({ shape: documentShape - 1, is_over: 1 })
      .execute()
    const anew = await startAnew()
    expect(await find({}, anew.url)).toMatchObject({ total: 0, isFilling: true })
    expect(await indexMissing(bench.open, testCatalogue, signal)).toBe(3)
    await expect
      .poll(() => find({}, anew.url), { timeout: 2_000 })
      .toMatchObject({ total: 1, isFilling: false })
    await anew.close()
  })

  it('DSC-8 an index that was lost is made again', async () => {
    const { db } = bench.open
    await db.deleteFrom('search_documents').execute()
    await db.deleteFrom('search_numbers').execute()
    const lost = await startAnew()
    expect(await find({}, lost.url)).toMatchObject({ total: 0, isFilling: true })
    await lost.close()
    expect((await find({})).total).toBe(1)
    // What events tell of meanwhile is not all there is.
    await wattle.save({ country: 'NZ' })
    await bench.app.followed()
    expect(await indexMissing(bench.open, testCatalogue, signal)).toBe(2)
    expect(await indexMissing(bench.open, testCatalogue, signal)).toBe(0)
    await found({ country: ['NZ'] }).toEqual(['Wattle & Wool Pty Ltd'])
    const anew = await startAnew()
    expect((await find({}, anew.url)).total).toBe(1)
    expect((await find({ q: '14090652253' }, anew.url)).total).toBe(1)
    await anew.close()
  })
})
