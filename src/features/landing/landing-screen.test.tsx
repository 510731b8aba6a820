import { describe, expect, it } from 'vitest'
import { renderForGuest } from '../../auth/testing/render-for-guest.tsx'
import { BrandContext } from '../../brand/brand-context.ts'
import { defaultBrand } from '../../contract/default-brand.ts'
import { LandingScreen } from './landing-screen.tsx'

const show = (brand = defaultBrand) =>
  renderForGuest(
    <BrandContext value={brand}>
      <LandingScreen />
    </BrandContext>,
  )

const markup = show()
const register = /<a[^>]*href="\/auth\/validate\?option=register"[^>]*>([^<]*)</g
const headings = (level: number) =>
  [...markup.matchAll(new RegExp(`<h${level}[^>]*>([^<]*)<`, 'g'))].map((one) => one[1])

describe('LandingScreen without script', () => {
  it('LND-1 LND-2 LND-4 leads to register three times and to log in, by links', () => {
    expect([...markup.matchAll(register)].map((one) => one[1])).toEqual([
      'Register for free',
      'Register as supplier',
      'Register for free',
    ])
    expect(markup).toMatch(/href="\/auth\/validate\?option=login"[^>]*>Log in</)
  })

  it('LND-2 LND-3 LND-4 has its sections, reasons, qualities and categories', () => {
    expect(headings(1)).toHaveLength(1)
    expect(headings(2)[0]).toBe('Why register')
    expect(headings(3)).toEqual([
      'Increase visibility',
      'Get recognised',
      'Be discovered',
      'Environment',
      'Ethical',
      'Community',
      'Social',
      'Diversity',
      'Governance',
    ])
    for (const quality of ['Accessible', 'Transparent', 'Easy to understand']) {
      expect(markup).toContain(`<dt>${quality}</dt>`)
    }
  })

  it('BRD-4 shows the hero of the brand, and no broken picture without one', () => {
    const plain = show({ ...defaultBrand, brandImages: {} })
    expect(plain).not.toContain('<img')
    const branded = show({ ...defaultBrand, brandImages: { hero: '/brands/x/hero.svg' } })
    expect(branded).toContain('src="/brands/x/hero.svg"')
  })
})
