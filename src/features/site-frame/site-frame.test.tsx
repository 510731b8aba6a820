import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createGuestSession } from '../../auth/guest-session.ts'
import { SessionContext } from '../../auth/session-context.ts'
import { BrandContext } from '../../brand/brand-context.ts'
import type { Brand } from '../../contract/brand.ts'
import { defaultBrand } from '../../contract/default-brand.ts'
import type { Environment } from '../../contract/environment.ts'
import { inEnglish } from '../../i18n/testing/in-english.tsx'
import { SiteFrame, type SiteFrameProps } from './site-frame.tsx'

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
  poweredBy: { label: 'Works', url: 'https://works.example' },
  demo: false,
  version: '1',
}

function show(frame: SiteFrameProps['frame'], brand: Partial<Brand> = {}): string {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <SessionContext value={createGuestSession()}>
        <BrandContext value={{ ...defaultBrand, ...brand }}>
          {inEnglish(
            <SiteFrame
              frame={frame}
              environment={environment}
              onInvite={() => {}}
              onPrivacyChoices={() => {}}
              status={null}
            >
              <p>The screen</p>
            </SiteFrame>,
          )}
        </BrandContext>
      </SessionContext>
    </RouterContextProvider>,
  )
}

describe('SiteFrame', () => {
  it('RTE-7 offers a guest to log in and register, except while a sign-in is being validated', () => {
    const full = show('full')
    expect(full).toMatch(/href="\/auth\/validate\?option=login"[^>]*>Log in</)
    expect(full).toMatch(/href="\/auth\/validate\?option=register"[^>]*>Register for free</)
    const validating = show('without-sign-in')
    expect(validating).toContain('<header')
    expect(validating).not.toContain('/auth/validate')
  })

  it('RTE-7 leaves header and footer out where a screen brings its own', () => {
    const none = show('none')
    expect(none).not.toContain('<header')
    expect(none).not.toContain('<footer')
    expect(none).not.toContain('<main')
    expect(none).toContain('The screen')
  })

  it('A11Y-1 starts with a link past the header to the one main landmark', () => {
    const markup = show('full')
    expect(markup).toMatch(/<a[^>]*href="#main"[^>]*>Skip to main content</)
    expect(markup.match(/<main/g)).toHaveLength(1)
    expect(markup).toContain('id="main"')
  })

  it('BRD-4 LND-9 ends with the options and columns of the brand, legal and social links', () => {
    const footer = show('full', {
      footer: {
        options: [{ label: 'How it works', url: '/get-started' }],
        htmlColumns: ['<h2>Visit us</h2>', '<p>Mon to Fri</p>'],
      },
    }).split('<footer')[1]
    for (const part of [
      'href="/get-started">How it works<',
      '<h2>Visit us</h2>',
      '<p>Mon to Fri</p>',
      'href="https://x.example/terms.pdf">Terms<',
      'href="https://x.example/privacy.pdf">Privacy<',
      'href="https://social.example/x">LinkedIn<',
      'href="https://works.example">Works<',
    ]) {
      expect(footer).toContain(part)
    }
  })
})
