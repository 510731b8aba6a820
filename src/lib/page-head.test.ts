import { describe, expect, it } from 'vitest'
import { t } from '../i18n/testing/english.ts'
import { pageHead, portalTitle } from './page-head.ts'

describe('pageHead', () => {
  it('BRD-3 calls the portal by the name of the brand', () => {
    expect(portalTitle(t, 'Harbour')).toBe('Harbour Supplier Engagement Portal')
    const { meta } = pageHead(t, { brand: 'Harbour', page: 'Log in', description: 'D' })
    expect(meta).toContainEqual({ title: 'Log in – Harbour Supplier Engagement Portal' })
  })

  it('OFF-1 names only the page in a window that starts with the name of the application', () => {
    const { meta } = pageHead(t, { brand: 'Harbour', page: 'Log in', description: 'D' })
    expect(meta).toContainEqual({ name: 'application-title', content: 'Log in' })
    const names = pageHead(t, { brand: 'Harbour', description: 'D' }).meta.map(
      (tag) => 'name' in tag && tag.name,
    )
    expect(names).not.toContain('application-title')
  })

  it('PUB-10 says title, description and canonical address, for people and for previews', () => {
    const head = pageHead(t, { brand: 'T', description: 'D', canonical: 'https://x.example/a' })
    expect(head.meta).toContainEqual({ title: 'T Supplier Engagement Portal' })
    expect(head.meta).toContainEqual({ name: 'description', content: 'D' })
    expect(head.meta).toContainEqual({ property: 'og:url', content: 'https://x.example/a' })
    expect(head.links).toEqual([{ rel: 'canonical', href: 'https://x.example/a' }])
  })

  it('keeps a hidden page out of search engines, and only that', () => {
    const robots = { name: 'robots', content: 'noindex' }
    expect(pageHead(t, { brand: 'T', description: 'D', hidden: true }).meta).toContainEqual(robots)
    expect(pageHead(t, { brand: 'T', description: 'D' }).meta).not.toContainEqual(robots)
  })
})
