import { expect, it } from 'vitest'
import type { BadgeLogo } from '#server/badge/badge-logo.ts'
import { drawBadge } from '#server/badge/draw-badge.ts'
import { drawLogo } from '#server/badge/draw-logo.ts'
import { blackPng, drawingBombs } from '../fixtures/picture-bombs.ts'

const badge = (logo: BadgeLogo | null, format: 'svg' | 'png') =>
  drawBadge({ language: 'en', style: 'green', format, logo, supplier: null })

// Side by side: each is drawn until its time is over.
it.concurrent.each(Object.entries(drawingBombs))(
  'WGT-8 SEC-4 a logo with %s is left out of the picture',
  async (_what, bytes) => {
    expect(bytes.length).toBeLessThan(10_000)
    const drawn = await badge({ bytes, type: 'image/svg+xml' }, 'png')
    expect(drawn.equals(await badge(null, 'png'))).toBe(true)
  },
)

it('WGT-8 SEC-4 a PNG that unpacks to gigabytes is opened nowhere', async () => {
  const bytes = blackPng(20_000)
  expect(bytes.length).toBeLessThan(100_000)
  const bomb = { bytes, type: 'image/png' } as const
  for (const format of ['svg', 'png'] as const) {
    expect((await badge(bomb, format)).equals(await badge(null, format))).toBe(true)
  }
  expect(drawLogo(bomb).toString()).not.toContain('<image')
})

it('WGT-8 SEC-4 a PNG that ends within its header is left out', async () => {
  const bytes = blackPng(100).subarray(0, 20)
  const drawn = await badge({ bytes, type: 'image/png' }, 'svg')
  expect(drawn.equals(await badge(null, 'svg'))).toBe(true)
})

it('WGT-8 a logo of usual size is drawn', async () => {
  const drawn = await badge({ bytes: blackPng(2_000), type: 'image/png' }, 'png')
  expect(drawn.equals(await badge(null, 'png'))).toBe(false)
})
