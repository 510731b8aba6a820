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
