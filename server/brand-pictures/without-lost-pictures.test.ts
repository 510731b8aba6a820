import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { withoutLostPictures } from './without-lost-pictures.ts'

it('BRD-4 leaves out pictures that are not there, and keeps those of the portal, the operator and others', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'credence-pictures-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  mkdirSync(join(dataDir, 'brands/acme'), { recursive: true })
  writeFileSync(join(dataDir, 'brands/acme/logo.svg'), '<svg/>')
  writeFileSync(join(dataDir, 'secret.svg'), '<svg/>')
  const kept = {
    darkLogo: '/brands/acme/logo.svg',
    favicon: '/brands/default/favicon.svg',
    hero: 'https://elsewhere.example/hero.jpg',
  }
  const lost = { lightLogo: '/brands/acme/light.svg', auth: '/brands/../secret.svg' }
  const brand = { ...defaultBrand, brandImages: { ...kept, ...lost } }
  expect(withoutLostPictures(brand, dataDir)).toEqual({ ...brand, brandImages: kept })
})
