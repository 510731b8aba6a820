import { expect, it } from 'vitest'
import { idBehind } from './place.ts'

it.each([
  ['/operate/offers', ''],
  ['/operate/offers/', ''],
  ['/operate/offers/green-power', 'green-power'],
  ['/operate/offers/a%20b/more', 'a b'],
  ['/operate/offers/%zz', ''],
  ['/operate/credentials', ''],
  ['/operate/questionnaires/green-power', ''],
])('OPR-4 OPR-5 the address %s names %j', (path, id) => {
  expect(idBehind('/operate/offers', path)).toBe(id)
})
