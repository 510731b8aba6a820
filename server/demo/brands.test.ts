import { existsSync, readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { deriveColours } from '../../src/brand/derive.ts'
import { storedBrand } from '#src/contract/stored-brand.ts'
import { demoBrands } from './brands.ts'

const file = (path: string) => new URL(`../../public${path}`, import.meta.url)

describe('demo brands', () => {
  it('BRD-7 are three, on three hosts, valid, and visibly different', () => {
    const hosts = demoBrands.flatMap((one) => one.hosts)
    expect(hosts).toEqual(
      expect.arrayContaining(['localhost', 'verdant.localhost', 'harbour.localhost']),
    )
    expect(new Set(hosts).size).toBe(hosts.length)
    for (const { brand } of demoBrands) expect(v.parse(storedBrand, brand)).toEqual(brand)
    const looks = demoBrands.map(({ brand }) => Object.values(brand.brandColors).join())
    expect(new Set(looks).size).toBe(3)
  })

  it('BRD-7 one overrides the login copy, one has required credentials, one a two-column footer', () => {
    const brands = demoBrands.map((one) => one.brand)
    expect(brands.some((one) => one.copy.loginTitle && one.copy.loginSubtitle)).toBe(true)
    expect(brands.some((one) => one.footer.htmlColumns.length === 2)).toBe(true)
    expect(
      brands.flatMap((one) => one.associatedPortfolios).flatMap((one) => one.requiredCredentialIds),
    ).toContain('iso-14001')
  })

  it('BRD-4 every picture of every brand is drawn, inert and light', () => {
    for (const { brand } of demoBrands)
      for (const path of Object.values(brand.brandImages)) {
        expect(statSync(file(path as string)).size, path).toBeLessThan(15_000)
        expect(readFileSync(file(path as string), 'utf8')).not.toMatch(
          /<script|<text|on\w+=|http:\/\/(?!www\.w3\.org)/,
        )
      }
  })

  it.each(['default', ...demoBrands.map((one) => one.brand.id)])('BRD-8 %s has its icons', (id) => {
    for (const name of ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'])
      expect(existsSync(file(`/brands/${id}/${name}`)), name).toBe(true)
  })

  it('BRD-6 the brand colours were chosen so that links keep the brand colour itself', () => {
    for (const { brand } of demoBrands) {
      const { tokens } = deriveColours(brand.brandColors)
      expect(tokens['accent-ink'], brand.id).toBe(brand.brandColors.primaryColor)
    }
  })
})
