import { Resvg } from '@resvg/resvg-js'
import { expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { previewSize } from '#src/contract/link-preview.ts'
import type { Language } from '#src/i18n/languages.ts'
import { drawPreview } from './draw-preview.ts'
import { serverTexts } from '../../texts/server-texts.ts'
import { portalWords } from './preview-words.ts'

const { width, height } = previewSize
/** Of a picture whose ground is light: darker is ink. */
const darkest = 90

/** Dark pixels of the left and of the right half, without the line at the foot. */
async function inkOf(language: Language): Promise<{ left: number; right: number }> {
  const png = await drawPreview(
    defaultBrand,
    portalWords(serverTexts(language), defaultBrand),
    null,
  )
  const href = `data:image/png;base64,${png.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`
  const { pixels } = new Resvg(svg).render()
  const ink = { left: 0, right: 0 }
  for (let at = 0; at < width * (height - 20) * 4; at += 4) {
    if ((pixels[at] ?? 0) > darkest) continue
    ink[(at / 4) % width < width / 2 ? 'left' : 'right'] += 1
  }
  return ink
}

it.each(['en', 'de'] as const)(
  'LNG-1 a preview in %s has its seal on the right',
  async (language) => {
    const { left, right } = await inkOf(language)
    expect(left).toBeGreaterThan(1_000)
    expect(right).toBeGreaterThan(2 * left)
  },
)

it('LNG-1 a preview in Arabic has its words on the right, and its seal on the left', async () => {
  const { left, right } = await inkOf('ar')
  expect(right).toBeGreaterThan(1_000)
  expect(left).toBeGreaterThan(2 * right)
})

it.each([
  ['en', 'Supplier Engagement Portal'],
  ['de', 'Lieferantenportal'],
  ['ar', 'بوابة المورّدين'],
] as const)('LNG-1 a preview in %s reads: %s', (language, title) => {
  const { title: shown, line } = portalWords(serverTexts(language), {
    ...defaultBrand,
    name: 'Verdant',
  })
  expect(shown).toContain(title)
  expect(shown).toContain('Verdant')
  expect(line).not.toBe('')
  const unknown = portalWords(serverTexts(language), { ...defaultBrand, name: '包装公司' })
  expect(unknown.title).toContain(title)
})
