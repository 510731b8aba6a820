import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { BrandContext } from '../../brand/brand-context.ts'
import { defaultBrand } from '../../contract/default-brand.ts'
import type { Environment } from '../../contract/environment.ts'
import type { PublicProfile } from '../../contract/public-profile.ts'
import { PublicProfileScreen } from './public-profile-screen.tsx'
import { SuspendedProfileScreen, UnknownProfileScreen } from './no-profile-screen.tsx'
import { emptyProfile } from '#src/contract/empty-profile.fixture.ts'
import { renderForGuest, textOf } from '../../auth/testing/render-for-guest.tsx'

const origin = 'https://x.example'
const environment: Environment = {
  apiBaseUrl: '/api',
  apiPaths: {},
  identity: {
    clientId: '',
    tenantId: '',
    tenantName: '',
    host: '',
    pathPrefix: '',
    loginPolicy: '',
    registerPolicy: '',
    passwordResetPolicy: '',
  },
  termsUrl: 'https://x.example/terms.pdf',
  privacyUrl: 'https://x.example/privacy.pdf',
  reportIssueUrl: 'mailto:help@x.example',
  socialLinks: [{ label: 'LinkedIn', url: 'https://social.example/x' }],
  poweredBy: { label: 'X', url: 'https://x.example' },
  demo: false,
  version: '1',
}

const markupOf = (screen: ReactNode) =>
  renderForGuest(<BrandContext value={defaultBrand}>{screen}</BrandContext>)

function show(profile: Partial<PublicProfile>): string {
  return markupOf(
    <PublicProfileScreen
      profile={{ ...emptyProfile, ...profile }}
      storedAt={null}
      environment={environment}
      origin={origin}
    />,
  )
}

describe('PublicProfileScreen without script', () => {
  it.each([
    ['APPROVED', 'active', 'Verified'],
    ['APPROVED', 'expiring', 'Verified'],
    ['PENDING', 'pending', 'Pending'],
    ['PENDING', 'expired', 'Expired'],
    ['PENDING', 'suspended', 'Suspended'],
    ['PENDING', 'revoked', 'Revoked'],
  ] as const)('TRU-2 TRU-3 says %s %s as %s, and how it is known', (status, state, word) => {
    const url = 'https://register.example/1'
    const known = [{ text: 'No. EMS-771204' }, { text: 'Found in the register.', url }]
    const credential = {
      ...{ id: 'iso-14001', name: 'ISO 14001', shortName: 'ISO 14001', notes: [] },
      ...{ category: 'certification' as const, status, state, known },
    }
    const markup = show({ sustainabilityCredentials: [credential] })
    expect(textOf(markup)).toContain(word)
    for (const { text } of known) expect(textOf(markup)).toContain(text)
    expect(markup).toContain(`<a href="${url}" rel="noopener nofollow ugc">Found in the register.`)
  })

  it('PUB-1 gives a guest Log in, Share profile and Claim profile as links that work', () => {
    const markup = show({})
    expect(markup).toMatch(
      /href="\/auth\/validate\?option=login&amp;returnTo=%2Forganization%2Fbare-bones-trading"[^>]*>Log in</,
    )
    expect(markup).toMatch(
      /href="\/organization\/bare-bones-trading"[^>]*>(?:<svg.*?<\/svg>)?<span>Share profile</,
    )
    expect(markup).toMatch(/<a[^>]*href="\/"[^>]*>Claim profile</)
  })

  it('PUB-2 PUB-3 shows name, flag in words, place and an https website', () => {
    const markup = show({
      hasRedCredential: true,
      hasYellowCredential: true,
      website: 'barebones.example',
      locations: [{ name: 'Head office', city: 'Perth', state: 'WA', country: 'Australia' }],
    })
    expect(markup).toMatch(/<h1[^>]*>Bare Bones Trading<\/h1>/)
    expect(markup).toContain('aria-label="Red flag: a credential has a critical note"')
    expect(markup).not.toContain('Yellow flag')
    expect(textOf(markup)).toContain('Perth, WA, Australia')
    expect(markup).toMatch(/href="https:\/\/barebones\.example\/"[^>]*>barebones\.example</)
  })

  it('PUB-3 SEC-4 makes no link of another scheme', () => {
    expect(show({ website: 'javascript:alert(1)' })).not.toContain('javascript:')
  })

  it('PUB-4 PUB-5 PUB-7 holds the whole text and every entry, behind real buttons', () => {
    const names = (kind: string) => Array.from({ length: 7 }, (_, index) => `${kind} ${index}`)
    const description = `${'Long '.repeat(50)}end.`
    const markup = show({
      description,
      categories: names('Product').map((name) => ({ name })),
      targets: names('Target').map((name) => ({ name, category: 1 })),
      events: names('Event').map((name) => ({ name, category: 2 })),
    })
    for (const name of [...names('Product'), ...names('Target'), ...names('Event'), 'end.']) {
      expect(markup).toContain(name)
    }
    expect(markup.match(/<button[^>]*aria-expanded="false"[^>]*><span>More</g)).toHaveLength(4)
  })

  it('PUB-6 shows three groups, the state of each credential, and its notes', () => {
    const text = textOf(
      show({
        sustainabilityCredentials: [
          {
            id: 'a',
            name: 'Environmental management',
            shortName: 'ISO 14001',
            status: 'APPROVED',
            category: 'certification',
            notes: [{ category: 'CRITICAL', text: 'Withdrawn in May' }],
          },
          {
            id: 'b',
            name: 'EcoVadis',
            shortName: 'EcoVadis',
            status: 'PENDING',
            category: 'rating',
            notes: [{ category: 'WARN', text: 'Being checked' }],
          },
        ],
      }),
    )
    expect(text).toMatch(
      /Certification, standard or accreditation ISO 14001 Verified Environmental management Critical Withdrawn in May/,
    )
    expect(text).toMatch(/Rating, score or assessment EcoVadis Pending Warning Being checked/)
    expect(text).not.toContain('Membership, initiative or other')
  })

  it('MOD-3 shows what modules have earned, apart from what was verified, and nothing else', () => {
    const text = textOf(show({ tags: ['Human rights module', 'Recycled content module'] }))
    expect(text).toMatch(/Modules completed.*Human rights module.*Recycled content module/)
    expect(text).toContain('The answers have not been verified.')
    expect(textOf(show({}))).not.toContain('Modules completed')
  })

  it('PUB-7 shows at most five goals, and splits targets and events by relevance', () => {
    const markup = show({
      sdgs: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id })),
      targets: [
        { name: 'Net zero', category: 1 },
        { name: 'Zero waste', category: 3 },
      ],
      events: [{ name: 'Earth Day', category: 1 }],
    })
    expect(markup).toContain('Gender Equality')
    expect(markup).not.toContain('Clean Water')
    expect(textOf(markup)).toMatch(
      /Engage this business to .*Contributes to Net zero Supports Zero waste .*Directly relevant Earth Day/,
    )
    expect(textOf(markup)).not.toContain('Indirectly relevant')
  })

  it('PUB-8 says plainly what is not there', () => {
    const text = textOf(show({}))
    expect(text).toContain('No verified credentials recorded yet.')
    expect(text).toMatch(/Products and services None linked yet\./)
    expect(text).toMatch(/Engage this business to None linked yet\./)
    expect(text).not.toContain('Sustainability targets')
  })

  it('PUB-8 has a clear page for an unknown and for a suspended profile', () => {
    const unknown = markupOf(<UnknownProfileScreen environment={environment} origin={origin} />)
    expect(unknown).toMatch(/<h1>Profile not found<\/h1>/)
    expect(unknown).not.toContain('Share profile')
    const suspended = markupOf(
      <SuspendedProfileScreen
        text="Suspended since 2026-01-01."
        environment={environment}
        origin={origin}
      />,
    )
    expect(suspended).toMatch(/<h1>This profile is not available<\/h1>/)
    expect(suspended).toContain('Suspended since 2026-01-01.')
  })

  it('PUB-9 links issue, terms, privacy and social pages in the footer', () => {
    const footer = show({}).split('<footer')[1] ?? ''
    expect(textOf(footer)).toMatch(/Report Issue Terms Privacy LinkedIn/)
    expect(footer).toMatch(/href="\/report\/organization\/[\w-]+"/)
  })
})
