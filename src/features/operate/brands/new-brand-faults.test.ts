import { expect, test } from 'vitest'
import { newBrandFaults } from './new-brand-faults.ts'

const good = { name: 'Green Supply', host: 'green.test', id: 'green-supply' }

test('OPR-4 a new brand needs a name, a host and an id', () => {
  expect(newBrandFaults(good, ['blue'])).toEqual({})
  expect(newBrandFaults({ name: ' ', host: '', id: '' }, [])).toEqual({
    ...{ name: 'needed', host: 'needed', id: 'needed' },
  })
  expect(newBrandFaults({ ...good, host: 'https://green.test/' }, [])).toEqual({ host: 'noHost' })
})

test.each([
  ['Green', 'noId'],
  ['green-', 'noId'],
  ['green supply', 'noId'],
  ['NEW', 'noId'],
  ['blue', 'taken'],
  [' blue ', 'taken'],
  [' green ', undefined],
])('OPR-4 the id %j of a new brand is %s', (id, fault) => {
  expect(newBrandFaults({ ...good, id }, ['blue']).id).toBe(fault)
})
