import { expect, it } from 'vitest'
import type { SupplierDocument } from '../document.ts'
import { Directory } from './directory.ts'

it('DSC-1 suppliers that change again and again leave nothing behind', () => {
  const directory = new Directory()
  const change = (no: number, round: number): SupplierDocument => ({
    ...{
      no,
      updatedAt: round,
      verifiedAt: 0,
      point: { latitude: no, longitude: 0 },
      town: `town ${round % 7}`,
    },
    values: { size: [round % 2 ? 'MICRO' : 'LARGE'] },
  })
  for (let round = 0; round < 3_000; round += 1)
    for (let no = 1; no <= 10; no += 1) directory.put(change(no, round))
  expect(directory.count).toBe(10)
  expect(directory.size).toBeLessThan(30_000)
  expect(directory.updatedAt(directory.placeOf(3))).toBe(2_999)
  expect(directory.towns.ids[directory.towns.at(directory.placeOf(3))]).toBe('town 3')
  const large = directory.column('size').of(directory.placeOf(3))
  expect([...large].map((number) => directory.column('size').names[number])).toEqual(['MICRO'])
})
