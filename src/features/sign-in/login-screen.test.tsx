import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BrandContext } from '../../brand/brand-context.ts'
import type { Brand } from '../../contract/brand.ts'
import { defaultBrand } from '../../contract/default-brand.ts'
import { inEnglish } from '../../i18n/testing/in-english.tsx'
import { LoginScreen } from './login-screen.tsx'

function show(brand: Partial<Brand>, returnTo: string | null = null): string {
  return renderToStaticMarkup(
    <BrandContext value={{ ...defaultBrand, ...brand }}>
      {inEnglish(<LoginScreen returnTo={returnTo} />)}
    </BrandContext>,
  )
}

describe('LoginScreen without script', () => {
  it('LND-8 shows title, bullets and both actions', () => {
    const markup = show({})
    expect(markup).toContain('<h1>Register your business for free!</h1>')
    for (const benefit of [
      'Instant visibility to buyers globally',
      'Unlock a free profile',
      'Be rewarded for action',
    ]) {
      expect(markup).toContain(benefit)
    }
    expect(markup).toMatch(/href="\/auth\/validate\?option=register"[^>]*>Register for free</)
    expect(markup).toMatch(/href="\/auth\/validate\?option=login"[^>]*>Log in</)
  })

  it('LND-8 BRD-4 follows the copy, logo, picture and buyer page of the brand', () => {
    const markup = show({
      name: 'Verdant',
      copy: { loginTitle: 'Grow with us', loginSubtitle: 'In a minute' },
      altPageUrl: 'https://buyers.example/',
      brandImages: { darkLogo: '/brands/v/logo.svg', featured: '/brands/v/featured.svg' },
    })
    expect(markup).toContain('<h1>Grow with us</h1>')
    expect(markup).toContain('In a minute')
    expect(markup).toMatch(/href="https:\/\/buyers\.example\/"[^>]*>Are you a buyer\?</)
    expect(markup).toMatch(/<img[^>]*src="\/brands\/v\/logo\.svg"[^>]*alt="Verdant"/)
    expect(markup).toContain('src="/brands/v/featured.svg"')
  })

  it('LND-8 asks nobody whether they are a buyer where there is no page for buyers', () => {
    expect(show({})).toMatch(/href="\/discover"[^>]*>Are you a buyer\?</)
  })

  it('RTE-3 takes the way back along', () => {
    expect(show({}, '/organisation?x=1')).toContain('returnTo=%2Forganisation%3Fx%3D1')
  })
})
