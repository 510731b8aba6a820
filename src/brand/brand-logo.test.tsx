import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultBrand } from '../contract/default-brand.ts'
import { BrandContext } from './brand-context.ts'
import { BrandLogo } from './brand-logo.tsx'

const brandImages = { darkLogo: '/d.svg', lightLogo: '/l.svg' }

function show(backgroundColor: string, images: typeof brandImages | object): string {
  const brandColors = { ...defaultBrand.brandColors, backgroundColor }
  return renderToStaticMarkup(
    <BrandContext value={{ ...defaultBrand, name: 'Harbour', brandColors, brandImages: images }}>
      <BrandLogo />
    </BrandContext>,
  )
}

it('BRD-4 shows the dark logo on a light page and the light one on a dark page, named after the brand', () => {
  expect(show('#f6f6f5', brandImages)).toMatch(/src="\/d\.svg".*alt="Harbour"/)
  expect(show('#101418', brandImages)).toMatch(/src="\/l\.svg".*alt="Harbour"/)
})

it('A11Y-1 has the logo for either ground of forced colours, or brings its own', () => {
  for (const page of ['#f6f6f5', '#101418']) {
    const html = show(page, brandImages)
    expect(html).toMatch(/scheme: dark\)" srcSet="\/l\.svg"/)
    expect(html).toMatch(/scheme: light\)" srcSet="\/d\.svg"/)
    expect(html).not.toContain('data-single')
  }
  expect(show('#101418', { lightLogo: '/l.svg' })).toContain('data-single')
})

it('BRD-4 sets the name in type where the brand has no logo', () => {
  expect(show('#f6f6f5', {})).toMatch(/<span[^>]*>Harbour<\/span>/)
})
