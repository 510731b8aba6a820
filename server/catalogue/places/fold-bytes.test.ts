import { expect, it } from 'vitest'
import { fold } from './fold.ts'
import { readPlaceTable } from './place-table.ts'

it('PRF-6 folds every name of the table as what is typed is folded', () => {
  const table = readPlaceTable()
  const { keys } = table
  const wrong: string[] = []
  for (let row = 0; row < keys.size; row += 1) {
    const folded = Buffer.from(keys.bytes.subarray(keys.start(row), keys.end(row))).toString()
    if (folded !== fold(table.name(row))) wrong.push(table.name(row))
  }
  expect(keys.size).toBeGreaterThan(168_000)
  expect(wrong).toEqual([])
})
