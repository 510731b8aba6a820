import { expect, it } from 'vitest'
import { searchTexts } from './search-text.ts'

it('reads the texts that a page knows, and leaves out what is empty, a list or unknown', () => {
  const search = { aff: 'tidewater', returnTo: '', name: ['two', 'values'], other: 'x' }
  expect(searchTexts(search, 'aff', 'returnTo', 'name')).toEqual({ aff: 'tidewater' })
  expect(Object.keys(searchTexts({}, 'aff'))).toEqual([])
})
