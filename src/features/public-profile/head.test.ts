import { describe, expect, it } from 'vitest'
import { english, t } from '../../i18n/testing/english.ts'
import { defaultBrand } from '../../contract/default-brand.ts'
import { profileHead } from './head.ts'
import { emptyProfile } from '#src/contract/empty-profile.fixture.ts'

const brand = { ...defaultBrand, name: 'Harbour' }
const place = { origin: 'https://x.example', base: '', texts: english }

describe('profileHead', () => {
  it('PUB-10 BRD-3 names the organisation and the portal, and where the profile lives', () => {
    const head = profileHead(t, emptyProfile, brand, place)
    expect(head.meta).toContainEqual({
      title: 'Bare Bones Trading – Harbour Supplier Engagement Portal',
    })
    expect(head.links).toEqual([
      { rel: 'canonical', href: 'https://x.example/organization/bare-bones-trading' },
    ])
  })

  it('PUB-10 describes it in one line of its own words, cut between words', () => {
    const profile = { ...emptyProfile, description: `We  print.\n${'word '.repeat(60)}` }
    const tag = profileHead(t, profile, brand, place).meta.find(
      (one) => 'name' in one && one.name === 'description',
    )
    expect(tag).toMatchObject({ content: expect.stringMatching(/^We print\. word .* word…$/) })
    expect(tag && 'content' in tag && tag.content.length).toBeLessThanOrEqual(160)
  })

  it('PUB-8 keeps an unknown profile out of search engines', () => {
    const head = profileHead(t, null, brand, place)
    expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(head.links).toEqual([])
  })

  it('PUB-10 has a picture of its own in link previews, with another address after a change', () => {
    const { meta } = profileHead(t, { ...emptyProfile, version: 7 }, brand, place)
    expect(meta).toContainEqual({
      property: 'og:image',
      content: 'https://x.example/previews/organization/bare-bones-trading.png?v=7',
    })
  })

  it('LNG-1 has that picture in the language of the page', () => {
    const profile = { ...emptyProfile, version: 7 }
    const texts = { language: 'ar' } as const
    const { meta } = profileHead(t, profile, brand, { ...place, texts })
    expect(meta).toContainEqual({
      property: 'og:image',
      content: 'https://x.example/previews/organization/bare-bones-trading.png?v=7&language=ar',
    })
  })

  it('PUB-10 SEC-4 tells programs who it is, in a text that cannot leave its element', () => {
    const head = profileHead(t, { ...emptyProfile, name: '</script><b>' }, brand, place)
    const [script] = 'scripts' in head ? head.scripts : []
    expect(script?.children).not.toContain('<')
    expect(JSON.parse(script?.children ?? '')).toMatchObject({ name: '</script><b>' })
  })
})
