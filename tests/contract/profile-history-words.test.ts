import { afterEach, assert, beforeEach, expect, it, vi } from 'vitest'
import { contentVersion } from '#server/pages/content-version.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { clock, type HistoryDesk, historyDesk } from '../fixtures/history-desk.ts'
import { operate } from '../fixtures/operator.ts'
import { testCatalogue } from '../fixtures/test-catalogue.ts'

const { content } = endpoints

contractSuite('the history of a profile in words, and what it forgets', (bench) => {
  let desk: HistoryDesk
  beforeEach(async () => {
    desk = await historyDesk(bench)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('TRU-4 the operator can have it forgotten what a profile said, and it is on record', async () => {
    const forget = (...more: string[]) =>
      operate(bench.place, ['organisations', 'forget', desk.slug, ...more])
    clock('2026-03-05T03:00')
    await desk.change({ description: 'With a name that must go.' })
    clock('2026-03-07T03:00')
    await desk.change({ description: 'Without.' })
    expect((await forget()).stdout).toContain('2 earlier profiles')
    expect((await desk.asOf('2026-03-06')).description).toBe('With a name that must go.')
    expect((await forget('--yes')).code).toBe(0)
    expect(await desk.kept()).toEqual([])
    expect(await desk.refused('2026-03-06')).toMatchObject({ status: 404 })
    expect((await desk.asOf('2026-03-07')).description).toBe('Without.')
    expect((await desk.events())[0]).toBe('03-01 claimed')
    const log = await operate(bench.place, ['audit', 'list', '--json'])
    expect(log.stdout).toContain('organisation.forget')
  })

  it('SEC-2 TRU-4 what nobody could read is not kept', async () => {
    clock('2026-03-05T03:00')
    const [place] = testCatalogue.searchPlaces('12 Secret Street, Leichhardt', 1)
    assert(place && place.address.includes('Secret'))
    await desk.change({
      ...{ description: 'Public words.', otherAttribute: 'Private words' },
      attributes: ['women-owned'],
      identifiers: [{ identifier: '51 824 753 556', typeId: 'au-abn' }],
      contacts: { address: place.address, address_identifier: place.placeId },
    })
    clock('2026-03-06T03:00')
    await desk.change({ description: 'Other words.' })
    const all = JSON.stringify(await desk.kept())
    expect(all).toContain('Public words.')
    for (const secret of ['Private words', 'Secret', '824', 'women-owned'])
      expect(all).not.toContain(secret)
  })

  it('TRU-4 history and days are worded as content, in each language, and escaped', async () => {
    clock('2026-03-05T03:00')
    await desk.change({ description: 'A <b>bold</b> claim.' })
    await desk.done('approve', '--how', 'document', '--for', '<i>Harbour</i>')
    clock('2026-03-09T03:00')
    const read = async (key: string, language = 'en') => {
      const headers = { 'accept-language': language }
      const { data } = await succeed(bench.app.url, content, { params: { key }, headers })
      return data
    }
    const history = await read(`history-${desk.slug}`)
    expect(history.title).toBe('History of Wattle & Wool Pty Ltd')
    expect(history.html).toContain('Document seen by &lt;i&gt;Harbour&lt;/i&gt;.')
    expect(history.html).toContain('href="history/2026-03-05"')
    expect((await read(`history-${desk.slug}`, 'de')).html).toContain('Dokument gesehen von')
    expect((await read(`history-${desk.slug}`, 'ar')).title).toContain('سجل')
    const then = await read(`day-2026-03-05-${desk.slug}`)
    expect(then.html).toContain('This is how the profile read at the end of 5 March 2026.')
    expect(then.html).toContain('A &lt;b&gt;bold&lt;/b&gt; claim.')
    expect(then.html).toMatch(/<strong>Verified<\/strong>/)
    expect((await read(`day-2026-03-04-${desk.slug}`)).html).not.toContain('Verified')
    expect((await read(`day-2026-03-09-${desk.slug}`)).html).toContain('has not ended yet')
    expect((await read(`day-2020-01-01-${desk.slug}`)).html).toContain('is not known')
    expect((await read(`day-2027-01-01-${desk.slug}`)).html).toContain('has not begun yet')
    for (const key of [`day-2026-02-30-${desk.slug}`, 'day-2026-03-05-no', 'history-no'])
      expect(await refuse(bench.app.url, content, { params: { key } })).toMatchObject({
        status: 404,
      })
  })

  it('TRU-4 a page of a day is made anew once the day may have ended', async () => {
    const sources = { store: bench.app.store, catalogue: testCatalogue.shelf }
    const version = async (path: string) => (await contentVersion(sources, 'localhost', path)).page
    const day = `/organization/${desk.slug}/history/2026-03-09`
    clock('2026-03-09T15:55')
    const before = await Promise.all([version(day), version(`/organization/${desk.slug}`)])
    expect(await version(day)).toBe(before[0])
    clock('2026-03-09T16:01')
    const after = await Promise.all([version(day), version(`/organization/${desk.slug}`)])
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).toBe(before[1])
  })
})
