import { describe, expect, it } from 'vitest'
import { defaultBrand } from '../../contract/default-brand.ts'
import { profileHead } from './head.ts'
import { emptyProfile } from './test-profile.ts'

const brand = { ...defaultBrand, name: 'Harbour' }
const origin = 'https://x.example'

describe('profileHead', () => {
  it('PUB-10 BRD-3 names the organisation and the portal, and where the profile lives', () => {
    const head = profileHead(emptyProfile, brand, origin)
    expect(head.meta).toContainEqual({
      title: 'Bare Bones Trading – Harbour Supplier Engagement Portal',
    })
    expect(head.links).toEqual([
      { rel: 'canonical', href: 'https://x.example/organization/bare-bones-trading' },
    ])
  })

  it('PUB-10 describes it in one line of its own words, cut between words', () => {
    const profile = { ...emptyProfile, description: `We  print.\n${'word '.repeat(60)}` }
    const tag = profileHead(profile, brand, origin).meta.find(
      (one) => 'name' in one && one.name === 'description',
    )
    expect(tag).toMatchObject({ content: expect.stringMatching(/^We print\. word .* word…$/) })
    expect(tag && 'content' in tag && tag.content.length).toBeLessThanOrEqual(160)
  })

  it('PUB-8 keeps an unknown profile out of search engines', () => {
    const head = profileHead(null, brand, origin)
    expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(head.links).toEqual([])
  })
})
