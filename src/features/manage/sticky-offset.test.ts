import { describe, expect, it } from 'vitest'
import { stickyOffset } from './sticky-offset.ts'

describe('sticky navigation', () => {
  it('MNG-2 sticks once the page has scrolled by 107 px', () => {
    expect(stickyOffset(150)).toBe(43)
  })

  it('MNG-2 keeps a distance to the edge of the window', () => {
    expect(stickyOffset(90)).toBe(16)
  })
})
