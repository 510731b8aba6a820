import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ColumnMeaning } from '#src/contract/vendors/vendor-column.ts'
import { type Catalogue, loadCatalogue } from '#server/catalogue/catalogue.ts'
import { type OpenDatabase, openDatabase } from '#server/store/database.ts'
import { createRowMatcher } from '#server/vendors/matching/match-rows.ts'
import { openVendorMatcher } from '#server/vendors/vendor-matcher.ts'
import { engines, type Place, type TestEngine } from '../../fixtures/engines.ts'
import { addDirectory, isPublic, vendorDirectory } from '../../fixtures/vendors/add-directory.ts'
import { asCsv, asXlsx } from '#server/vendors/testing/list-files.ts'
import { makeList } from '../../fixtures/vendors/make-list.ts'
import { matchFile, matchHere, rowsOfList, scoresOf } from '../../fixtures/vendors/match-list.ts'

/** Suppliers of the directory in the database. */
const size = 600
const columns: readonly ColumnMeaning[] = [
  ...([{ kind: 'name' }, { kind: 'number' }, { kind: 'country' }, { kind: 'website' }] as const),
  { kind: 'town' },
]

describe.each(engines)('lists of vendors ($name)', ({ start }) => {
  let engine: TestEngine
  let place: Place
  let open: OpenDatabase
  let catalogue: Catalogue

  beforeAll(async () => {
    engine = await start()
    place = await engine.migratedPlace()
    open = await openDatabase(place)
    catalogue = await loadCatalogue()
    await addDirectory(open, catalogue, size)
  })
  afterAll(async () => {
    await open.close()
    await engine.stop()
  })

  const directory = () => vendorDirectory(catalogue)
  /** Suppliers whose public profile has everything that a row may have. */
  const whole = () => {
    const { supplier } = directory()
    return Array.from({ length: size }, (_, at) => supplier(at)).filter(
      (one) => isPublic(one) && one.website !== '' && one.identifiers.length > 0,
    )
  }
  async function matched(rows: readonly (readonly string[])[]) {
    const sheet = rows.map((cells, at) => ({ at: at + 1, cells: [...cells] }))
    const found = []
    for await (const some of createRowMatcher(open.db, catalogue)(sheet, columns))
      found.push(...some)
    return found.map(({ match }) => match)
  }
  const findsOne = async (cells: readonly string[]) => {
    const [match] = await matched([cells])
    return {
      verdict: match?.verdict,
      slugs: match?.candidates.map(({ slug }) => slug),
      reasons: match?.candidates[0]?.reasons.map(({ code }) => code),
    }
  }

  const listOf = (seed: number, rows: number) => {
    const countryName = (code: string) => catalogue.countryByCode(code)?.name ?? code
    return makeList({ directory: directory(), size, countryName }, { seed, rows })
  }

  it.each([1, 20_261])('DSC-5 are matched rightly, seed %i', async (seed) => {
    const list = listOf(seed, 300)
    const found = await matchHere(open.db, catalogue, asCsv(rowsOfList(list)))
    const scores = scoresOf(list.map((row, at) => ({ row, matched: found[at] })))
    expect(scores.precision).toBeGreaterThanOrEqual(0.97)
    expect(scores.recall).toBeGreaterThanOrEqual(0.9)
    expect(scores.matched).toBeGreaterThanOrEqual(0.8)
    expect(scores.repeatPrecision).toBeGreaterThanOrEqual(0.97)
  })

  it('DSC-5 are matched alike in threads, from a text and from a workbook', async () => {
    const rows = rowsOfList(listOf(3, 60))
    const here = await matchHere(open.db, catalogue, asCsv(rows))
    expect(await matchFile(place, asXlsx(rows))).toEqual(here)
  })

  const partsOf = (rows: readonly (readonly string[])[], kept: readonly number[]) =>
    rows.map((row) => row.map((cell, at) => (kept.includes(at) ? cell : '')))
  const ownRows = (suppliers: ReturnType<typeof whole>) =>
    suppliers.map(({ name, identifiers, countryCode, website, address }) => [
      ...[name, identifiers[0]?.identifier ?? '', countryCode, website, address.city],
    ])

  it("DSC-5 a row with a supplier's own data matches it, and so does its website, or its name in its country", async () => {
    const suppliers = whole()
    const rows = [[0, 1, 2, 3, 4], [0, 1], [3], [0, 2]].flatMap((kept) =>
      partsOf(ownRows(suppliers), kept),
    )
    const found = await matched(rows)
    const wrong = found.flatMap((match, at) => {
      const slug = suppliers[at % suppliers.length]?.slug
      const isRight = match.verdict === 'match' && match.candidates[0]?.slug === slug
      return isRight ? [] : [{ row: rows[at], match }]
    })
    expect(wrong).toEqual([])
  })

  it('DSC-5 its number alone finds it, and matches where it is telling', async () => {
    const suppliers = whole()
    const found = await matched(partsOf(ownRows(suppliers), [1, 2]))
    const slugs = found.map(({ candidates }) => candidates.map(({ slug }) => slug))
    expect(slugs).toEqual(suppliers.map(({ slug }) => [slug]))
    const verdicts = new Map(
      suppliers.map(({ countryCode }, at) => [countryCode, found[at]?.verdict]),
    )
    // A number with check digits, and one of six digits that may be of any register.
    expect([verdicts.get('AU'), verdicts.get('IE')]).toEqual(['match', 'possible'])
  })

  it('DSC-5 what is found for a row depends on no other row', async () => {
    const rows = whole()
      .slice(0, 40)
      .flatMap(({ name, countryCode }, at) => [
        [at % 2 === 0 ? name : name.toUpperCase().replace('E', ''), '', countryCode, '', ''],
      ])
    const together = await matched(rows)
    expect(await matched(rows.toReversed())).toEqual(together.toReversed())
    const alone = await Promise.all(rows.slice(0, 6).map(async (row) => (await matched([row]))[0]))
    expect(alone).toEqual(together.slice(0, 6))
  })

  it('DSC-5 a row that contradicts is possible at most', async () => {
    const [one, other] = whole()
    if (!one || !other) throw new Error('There are no such suppliers')
    const elsewhere = one.countryCode === 'AU' ? 'NZ' : 'AU'
    expect(await findsOne([one.name, '', elsewhere, '', ''])).toEqual({
      verdict: 'possible',
      slugs: [one.slug],
      reasons: ['name-equal', 'country-differs'],
    })
    const number = other.identifiers[0]?.identifier ?? ''
    const mixed = await findsOne([one.name, number, one.countryCode, '', ''])
    expect(mixed.verdict).not.toBe('match')
    const both = await findsOne([one.name, '', one.countryCode, other.website, ''])
    expect(both.verdict).toBe('possible')
    expect(both.slugs).toEqual(expect.arrayContaining([one.slug, other.slug]))
  })

  it('SEC-2 a supplier without a public profile is found by nothing, and whether one has other numbers is not told', async () => {
    const [one] = whole().slice(5)
    if (!one) throw new Error('There are no such suppliers')
    const row = [one.name, one.identifiers[0]?.identifier ?? '', one.countryCode, one.website, '']
    const withStrange = (typed: string) => [one.name, typed, one.countryCode, '', '']
    const strange = '51 824 753 556'
    const before = await matched([row, withStrange(strange)])
    // It has no numbers any more, of which the public was never told.
    const { id, no } = await open.db
      .selectFrom('organisations')
      .select(['id', 'no'])
      .where('slug', '=', one.slug)
      .executeTakeFirstOrThrow()
    await open.db.deleteFrom('organisation_identifiers').where('organisation_id', '=', id).execute()
    await open.db.deleteFrom('search_numbers').where('organisation_no', '=', no).execute()
    const [, after] = await matched([row, withStrange(strange)])
    expect(after).toEqual(before[1])
    await open.db
      .updateTable('organisations')
      .set({ status: 'SUSPENDED' })
      .where('slug', '=', one.slug)
      .execute()
    const [gone] = await matched([row])
    expect(gone?.candidates.map(({ slug }) => slug)).not.toContain(one.slug)
    const bare = Array.from({ length: size }, (_, index) => directory().supplier(index)).filter(
      (supplier) => !isPublic(supplier),
    )
    expect(bare.length).toBeGreaterThan(0)
    const found = await matched(
      bare.map(({ name, countryCode }) => [name, '', countryCode, '', '']),
    )
    const named = found.flatMap(({ candidates }) => candidates.map(({ slug }) => slug))
    expect(named.filter((slug) => bare.some((supplier) => supplier.slug === slug))).toEqual([])
  })

  it('DSC-5 a row that says nothing means nobody, and hostile texts break nothing', async () => {
    const hostile = [
      "'; drop table organisations; --",
      '%_\\',
      '" OR 1=1',
      '\u202e\u200b',
      '💥'.repeat(80),
    ]
    const rows = hostile.map((text) => [text, text, text, text, text])
    const found = await matched([['', '', '', '', ''], ['', '', 'AU', '', 'Perth'], ...rows])
    expect(found).toEqual(found.map(() => ({ verdict: 'none', candidates: [] })))
  })

  it('DSC-5 the thread can be stopped between results, and says when it has ended', async () => {
    const [one] = whole()
    const sheet = Array.from({ length: 600 }, (_, at) => ({ at: at + 1, cells: [one?.name ?? ''] }))
    const matcher = openVendorMatcher(place)
    const stop = new AbortController()
    const results = matcher.match(sheet, columns, stop.signal)
    expect((await results.next()).value).toHaveLength(250)
    stop.abort(new Error('the person went away'))
    await expect(results.next()).rejects.toThrow('the person went away')
    await expect(matcher.match(sheet, columns).next()).rejects.toThrow('has ended')
    await matcher.close()
  })
})
