import { expect, it } from 'vitest'
import { t } from '../../i18n/testing/english.ts'
import { defaultBrand } from '../../contract/default-brand.ts'
import { loginHead, validateHead } from './head.ts'

it('BRD-3 names the sign-in pages with the portal, and hides the one that is only passed through', () => {
  const brand = { ...defaultBrand, name: 'Harbour' }
  expect(loginHead(t, brand).meta).toContainEqual({
    title: 'Log in or register – Harbour Supplier Engagement Portal',
  })
  const robots = { name: 'robots', content: 'noindex' }
  expect(loginHead(t, brand).meta).not.toContainEqual(robots)
  expect(validateHead(t, brand).meta).toContainEqual(robots)
})
