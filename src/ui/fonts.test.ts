import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { cutFonts } from '../../scripts/art/subset-fonts.ts'

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')
const faces = css.split('@font-face').slice(1)

describe('fonts', () => {
  it('each file comes within a few round trips, and is what the script cuts', async () => {
    const cuts = await cutFonts()
    expect(cuts).toHaveLength(5)
    for (const { path, content } of cuts) {
      const file = readFileSync(new URL(path, import.meta.url))
      expect(content.equals(file), `${path} is not of this stylesheet and these packages`).toBe(
        true,
      )
      // What three round trips bring over a sixth of a phone's line (13,140), less the headers; the
      // Arabic letters, each in up to four forms, take one more.
      expect(file.length).toBeLessThanOrEqual(path.includes('arabic') ? 16_000 : 12_700)
    }
  })

  it('no web font replaces another once a page is drawn, and every local stand-in carries their metrics', () => {
    const [web, local] = [
      faces.filter((face) => face.includes('url(')),
      faces.filter((face) => face.includes('local(')),
    ]
    expect(web.every((face) => face.includes('font-display: optional'))).toBe(true)
    expect(local.length).toBeGreaterThan(2)
    for (const face of local)
      expect(face).toMatch(/ascent-override: [\d.]+%;[\s\S]*descent-override[\s\S]*size-adjust/)
  })

  it('no width hangs on which of the fonts is there', async () => {
    const sheets = await Array.fromAsync(glob('src/**/*.css'))
    expect(sheets.length).toBeGreaterThan(50)
    for (const sheet of sheets)
      expect(readFileSync(sheet, 'utf8'), sheet).not.toMatch(/\b[\d.]+(?:ch|ex|cap|ic)\b/)
  })

  it('all files of a family have the same weights, so that none is drawn without one of them', () => {
    const weights = faces.flatMap((face) => {
      const [, family] = /font-family: '([^']+)'/.exec(face) ?? []
      const [, range] = /font-weight: ([^;]+);/.exec(face) ?? []
      return face.includes('url(') ? [`${family} ${range}`] : []
    })
    expect(weights).toHaveLength(8)
    expect(new Set(weights).size).toBe(2)
  })
})
