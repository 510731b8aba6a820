import { describe, expect, it } from 'vitest'
import { pageHead, pageTitle, portalTitle } from './page-head.ts'

describe('pageHead', () => {
  it('BRD-3 calls the portal by the name of the brand', () => {
    expect(portalTitle('Harbour')).toBe('Harbour Supplier Engagement Portal')
    expect(pageTitle('Log in', 'Harbour')).toBe('Log in – Harbour Supplier Engagement Portal')
  })

  it('PUB-10 says title, description and canonical address, for people and for previews', () => {
    const head = pageHead({ title: 'T', description: 'D', canonical: 'https://x.example/a' })
    expect(head.meta).toContainEqual({ title: 'T' })
    expect(head.meta).toContainEqual({ name: 'description', content: 'D' })
    expect(head.meta).toContainEqual({ property: 'og:url', content: 'https://x.example/a' })
    expect(head.links).toEqual([{ rel: 'canonical', href: 'https://x.example/a' }])
  })

  it('keeps a hidden page out of search engines, and only that', () => {
    const robots = { name: 'robots', content: 'noindex' }
    expect(pageHead({ title: 'T', description: 'D', hidden: true }).meta).toContainEqual(robots)
    expect(pageHead({ title: 'T', description: 'D' }).meta).not.toContainEqual(robots)
  })
})
