import { describe, expect, it } from 'vitest'
import { installGuide } from './install-guide.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)'

describe('OFF-1 installGuide', () => {
  it.each([
    [
      'Safari on an iPhone',
      `${iphone} ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`,
      5,
      'iphone',
    ],
    [
      'Chrome on an iPhone',
      `${iphone} ${webkit} CriOS/141.0 Mobile/15E148 Safari/604.1`,
      5,
      'iphone',
    ],
    ['an iPad, which says it is a Mac', `${mac} ${webkit} Version/18.5 Safari/605.1.15`, 5, 'ipad'],
    ['Safari on a Mac', `${mac} ${webkit} Version/18.5 Safari/605.1.15`, 0, 'mac-safari'],
    [
      'Firefox on Android',
      'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
      5,
      'firefox-android',
    ],
  ])('knows the steps for %s', (_name, userAgent, maxTouchPoints, guide) => {
    expect(installGuide({ userAgent, maxTouchPoints })).toBe(guide)
  })

  it.each([
    ['a page within another app', `${iphone} ${webkit} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`, 5],
    ['a Safari without Add to Dock', `${mac} ${webkit} Version/16.6 Safari/605.1.15`, 0],
    ['Chrome on a Mac', `${mac} AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36`, 0],
    [
      'Firefox on a desk',
      'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      0,
    ],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
      5,
    ],
  ])('has none for %s', (_name, userAgent, maxTouchPoints) => {
    expect(installGuide({ userAgent, maxTouchPoints })).toBeNull()
  })
})
