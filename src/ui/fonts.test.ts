import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')
const faces = css.split('@font-face').slice(1)
const resolve = createRequire(import.meta.url).resolve

describe('fonts', () => {
  it('the Latin files together weigh at most 60 kB', () => {
    const files = [...css.matchAll(/url\('([^']+-latin-wght-normal\.woff2)'\)/g)].map(
      (m) => m[1] ?? '',
    )
    const bytes = files.map((file) => statSync(resolve(file)).size)
    expect(files).toHaveLength(2)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000)
  })

  it('web fonts swap in, and every local stand-in carries their metrics', () => {
    const [web, local] = [
      faces.filter((face) => face.includes('url(')),
      faces.filter((face) => face.includes('local(')),
    ]
    expect(web.every((face) => face.includes('font-display: swap'))).toBe(true)
    expect(local.length).toBeGreaterThan(2)
    for (const face of local)
      expect(face).toMatch(/ascent-override: [\d.]+%;[\s\S]*descent-override[\s\S]*size-adjust/)
  })
})
