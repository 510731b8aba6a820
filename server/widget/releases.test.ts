import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { buildWidget } from '../../scripts/build-widget.ts'
import { readReleases, releasesAt } from './releases.ts'

const folder = new URL('../../widget/releases/', import.meta.url)
const at = (from: string) => ({ version: from, from, file: `badge.${from}.js`, integrity: '' })

describe('releases of the badge', () => {
  it('WGT-6 a release takes the stable address at its time, and is announced before', () => {
    const [first, second] = [at('2026-01-01T00:00:00Z'), at('2026-02-01T00:00:00Z')]
    const during = (time: string) => releasesAt([first, second], Date.parse(time))
    expect(during('2026-01-31T23:59:59Z')).toEqual({ current: first, next: second })
    expect(during('2026-02-01T00:00:00Z')).toEqual({ current: second, next: null })
    expect(() => during('2025-12-31T00:00:00Z')).toThrow('No release')
  })

  it('WGT-6 every release is still there, as it was', async () => {
    const releases = await readReleases(folder)
    for (const { file, integrity } of releases) {
      const bytes = await readFile(new URL(file, folder))
      expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(integrity)
      expect(file).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 16))
    }
    expect(new Set(releases.map(({ version }) => version)).size).toBe(releases.length)
  })

  it('WGT-6 the newest is what the sources give; else `npm run widget:release` is due', async () => {
    const newest = (await readReleases(folder)).at(-1)
    const bytes = await readFile(new URL(newest?.file ?? '', folder), 'utf8')
    expect(await buildWidget()).toBe(bytes)
  })
})
