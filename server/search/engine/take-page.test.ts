import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { IndexQuery } from '../query.ts'
import { isShown, meets } from '../testing/meets.ts'
import { directoryOf, query, searchedOf, supplier } from '../testing/some-suppliers.ts'
import { Directory } from './directory.ts'
import { search } from './search.ts'

const inTime = query.map((one) => ({ ...one, near: null }))

it('DSC-1 page after page comes to each supplier once, in the order that was asked for', () => {
  fc.assert(
    fc.property(fc.array(supplier, { maxLength: 60 }), inTime, (given, asked) => {
      const { directory, add } = directoryOf()
      const documents = add(given)
      const searched = searchedOf(directory)
      const walked: number[] = []
      for (let after = asked.after; ;) {
        const { found, next } = search({ ...asked, after }, null, searched)
        walked.push(...found)
        if (!next) break
        expect(found).toHaveLength(asked.take)
        after = next
      }
      const expected = documents.filter((one) => isShown(one, asked) && meets(one, asked))
      expect(new Set(walked)).toEqual(new Set(expected.map(({ no }) => no)))
      expect(walked).toHaveLength(expected.length)
      const byNo = new Map(documents.map((one) => [one.no, one]))
      const part = asked.order === 'verified' ? 'verifiedAt' : 'updatedAt'
      const values = walked.map((no) => byNo.get(no)?.[part] ?? 0)
      expect(values).toEqual(values.toSorted((one, other) => other - one))
    }),
  )
})

it('DSC-1 the nearest come first, across the date line too, and those of unknown place last', () => {
  const directory = new Directory()
  const put = (no: number, latitude: number, longitude: number) =>
    directory.put({
      no,
      updatedAt: no,
      verifiedAt: 0,
      point: { latitude, longitude },
      town: null,
      values: {},
    })
  put(1, -18, 178)
  put(2, -18, -179.9)
  put(3, -33.9, 151.2)
  directory.put({ no: 4, updatedAt: 9, verifiedAt: 0, point: null, town: null, values: {} })
  put(5, 48.8, 2.3)
  const base = fc.sample(query, 1)[0] as IndexQuery
  const asked: IndexQuery = {
    ...{ ...base, held: null, product: [], region: [], country: [], sdg: [], size: [], module: [] },
    ...{ since: null, only: { credentials: [], regions: [], portfolios: [] } },
    ...{ order: 'nearest', near: { latitude: -18, longitude: 179.8 }, take: 5, after: null },
  }
  expect(search(asked, null, searchedOf(directory)).found).toEqual([2, 1, 3, 5, 4])
})
