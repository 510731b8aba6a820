import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadLogo } from '#server/brand-pictures/known-logo.ts'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'

vi.mock(import('#server/brand-pictures/known-logo.ts'), async (original) => {
  const own = await original()
  return { ...own, loadLogo: vi.fn<typeof own.loadLogo>(own.loadLogo) }
})

const minute = 60_000
const now = performance.now.bind(performance)
/** Milliseconds that the clock of this process is ahead by; it only goes forward. */
let ahead = 0
const image = '/brands/verdant/dark-logo.svg'

contractSuite('the logo of a badge', (bench) => {
  const tagOf = async () => {
    const query = new URLSearchParams({ customImageUrl: `${bench.app.url}${image}` })
    return (await fetch(`${bench.app.url}/api/badge/green?${query}`)).headers.get('etag')
  }

  beforeEach(async () => {
    const { host, hostname } = new URL(bench.app.url)
    const brand = { ...defaultBrand, id: 'logos', domain: hostname }
    const brandImages = { ...defaultBrand.brandImages, darkLogo: image }
    await bench.app.store.brands.put({ ...brand, brandImages }, [host])
    vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
    vi.mocked(loadLogo).mockClear()
  })
  afterEach(() => vi.mocked(performance.now).mockRestore())

  it('WGT-8 is read again after an hour, however often the badge is asked for', async () => {
    await tagOf()
    for (let asked = 0; asked < 5; asked += 1) {
      ahead += 20 * minute
      await tagOf()
    }
    expect(vi.mocked(loadLogo).mock.calls).toHaveLength(2)
  })

  it('WGT-8 is tried again after a minute where it could not be had', async () => {
    // Of another hour than the test before.
    ahead += 120 * minute
    vi.mocked(loadLogo).mockResolvedValueOnce(null)
    const without = await tagOf()
    ahead += 0.5 * minute
    expect(await tagOf()).toBe(without)
    ahead += minute
    expect(await tagOf()).not.toBe(without)
    expect(vi.mocked(loadLogo).mock.calls).toHaveLength(2)
  })
})
