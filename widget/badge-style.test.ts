import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { palettes } from '../server/badge/badge-art.ts'

it.each(Object.entries(palettes))(
  'WGT-7 the %s badge has the ground and the seal of the server’s picture',
  async (style, { ground, seal }) => {
    const css = await readFile(new URL('badge-style.ts', import.meta.url), 'utf8')
    const rule = style === 'dark' ? 'cursor:pointer;' : `.${style}{`
    expect(css).toContain(`${rule}--g:${ground};--s:${seal}}`)
  },
)
