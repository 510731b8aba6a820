import { expect, it } from 'vitest'
import { isLocked, manageSearch } from './section.ts'

it('MNG-3 the section is in the URL; the profile needs none, and what is no section is left out', () => {
  expect(manageSearch({ section: 'modules', organisation: 'a' })).toEqual({
    section: 'modules',
    organisation: 'a',
  })
  for (const section of ['profile', 'constructor', '', 7, ['modules'], undefined])
    expect(manageSearch({ section })).toEqual({})
})

it('MNG-2 Pathways are locked until there is one credential or attribute', () => {
  expect(isLocked('recommendations', false)).toBe(true)
  expect(isLocked('recommendations', true)).toBe(false)
  expect(isLocked('modules', false)).toBe(false)
})

it('OFF-1 tells of shared files, and of nothing that only resembles it', () => {
  for (const shared of [1, '1']) expect(manageSearch({ shared })).toEqual({ shared: 1 })
  expect(manageSearch({ shared: 'lost' })).toEqual({ shared: 'lost' })
  for (const shared of [2, 'found', true, null]) expect(manageSearch({ shared })).toEqual({})
})
