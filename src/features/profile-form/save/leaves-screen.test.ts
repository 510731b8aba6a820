import { describe, expect, it } from 'vitest'
import { leavesScreen } from './leaves-screen.ts'

const here = { pathname: '/organisation', search: { supplier: 'a', tab: '1' } }

describe('leaving the form', () => {
  it('PRF-13 a jump within the page is no leaving', () => {
    expect(
      leavesScreen(here, { pathname: '/organisation', search: { tab: '1', supplier: 'a' } }),
    ).toBe(false)
  })

  it('MNG-3 another section is no leaving: the form stays behind it', () => {
    const modules = { ...here, search: { ...here.search, section: 'modules' } }
    expect(leavesScreen(here, modules)).toBe(false)
    expect(leavesScreen(modules, here)).toBe(false)
  })

  it('PRF-13 another page or another organisation is', () => {
    expect(leavesScreen(here, { ...here, pathname: '/' })).toBe(true)
    expect(leavesScreen(here, { ...here, search: { supplier: 'b', tab: '1' } })).toBe(true)
  })
})
