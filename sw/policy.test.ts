import { describe, expect, it } from 'vitest'
import {
  isNeededIn,
  isServerAway,
  isWhatWasAsked,
  picturesOfBrand,
  strategyFor,
  type Strategy,
} from './policy.ts'

const origin = 'https://portal.example'
const ask = (path: string, mode = 'navigate', method = 'GET'): Strategy =>
  strategyFor({ method, mode, url: new URL(path, origin).href }, origin)

describe('pages', () => {
  it.each([
    '/',
    '/login?returnTo=%2Forganisation',
    '/organisation',
    '/organisation/members?organisation=coolabah-office-supplies',
    '/organization/coolabah-office-supplies',
    '/register/organisation',
    '/nowhere/at/all',
    '/dev/gallery',
    '/apiary',
    '/identity',
    // What providers send people back to (notes: a fallback must not swallow it, nor must it be lost).
    '/auth/validate?code=0.AXoA5t&state=eyJpZCI6IjAxOTMifQ%3D%3D&session_state=00a1',
    '/auth/validate?error=access_denied&error_description=AADB2C90118%3A+forgotten+password',
    '/?state=eyJpZCI6IjAxOTMifQ%3D%3D',
  ])('OFF-2 %s comes from the network, else from the shell', (path) => {
    expect(ask(path)).toBe('page')
  })

  it.each([
    '/identity/credence.onmicrosoft.com/b2c_1_signin/oauth2/v2.0/authorize?client_id=portal&response_type=code',
    '/identity/credence.onmicrosoft.com/b2c_1_signin/oauth2/v2.0/logout',
    '/identity/interaction/5mD',
    '/identity/verify?token=one-time',
    '/api/openapi.json',
    '/dev/outbox',
    '/dev/gallery/brands',
    '/offers',
    '/health',
    '/ready',
    '/sw.js',
    '/robots.txt',
    '/brands/verdant/hero.svg',
    '/assets/CYLmto13.js',
    '/widget/badge.js',
    '/operate/document',
    '/operate/document/data/jbig2.wasm',
  ])('OFF-2 the page %s is the server’s own and never the shell', (path) => {
    expect(ask(path)).toBe('own-page')
  })

  it.each(['/organisation', '/identity/sign-in', '/', '/api/account'])(
    'OFF-2 a form sent to %s is left alone',
    (path) => {
      expect(ask(path, 'navigate', 'POST')).toBe('network')
    },
  )

  it('takes what other apps share', () => {
    expect(ask('/share-evidence', 'navigate', 'POST')).toBe('share')
    expect(ask('/share-evidence')).toBe('page')
    expect(ask('/share-evidence', 'cors', 'POST')).toBe('network')
  })
})

describe('parts of pages', () => {
  it.each<[string, Strategy]>([
    ['/assets/CYLmto13.js', 'precached'],
    ['/assets/public-sans-latin-wght-normal-DdeTHZLK.woff2', 'precached'],
    ['/brand.css', 'public-file'],
    ['/manifest.webmanifest', 'public-file'],
    ['/brands/verdant/light-logo.svg', 'public-file'],
    ['/modules/carbon-footprint.svg', 'public-file'],
    ['/favicon.ico', 'network'],
    ['/failure.css', 'network'],
    ['/widget/badge.js', 'network'],
    ['/operate/document/data/jbig2.wasm', 'network'],
    ['/offers', 'network'],
    ['/health', 'network'],
    ['/sw.js', 'network'],
    ['/shell.html', 'network'],
  ])('%s: %s', (path, strategy) => {
    expect(ask(path, 'cors')).toBe(strategy)
    expect(ask(path, 'no-cors')).toBe(strategy)
  })

  it.each([
    '/api/env',
    '/api/organisations/coolabah-office-supplies',
    '/api/organisations/coolabah-office-supplies/badge.png',
    '/api/brand/localhost',
    '/api/account/memberships',
    '/api/brands/../brand.css',
  ])('OFF-12 %s is never touched', (path) => {
    for (const mode of ['cors', 'no-cors', 'same-origin']) expect(ask(path, mode)).toBe('network')
  })

  it.each(['POST', 'PATCH', 'PUT', 'DELETE', 'HEAD'])('OFF-12 nothing that is %s', (method) => {
    expect(ask('/brand.css', 'cors', method)).toBe('network')
    expect(ask('/assets/CYLmto13.js', 'cors', method)).toBe('network')
  })

  it.each([
    'https://images.example/brands/verdant/hero.svg',
    'http://portal.example/brand.css',
    'https://portal.example:8443/assets/CYLmto13.js',
    'https://acme.b2clogin.com/acme.onmicrosoft.com/b2c_1_signin/oauth2/v2.0/token',
  ])('OFF-12 nothing of another origin: %s', (url) => {
    expect(ask(url, 'no-cors')).toBe('network')
    expect(ask(url, 'navigate')).toBe('network')
  })
})

it('OFF-2 of what a page names the worker keeps the pictures of the brand, each once', () => {
  const hero = `${origin}/brands/verdant/hero.svg`
  const named = [
    ...[hero, '/brands/verdant/hero.svg', '/modules/carbon.svg', 'https://exa mple/logo.svg', ''],
    ...[`${origin}/api/brands`, `${origin}/`, 'https://images.example/brands/verdant/hero.svg'],
    ...['data:image/svg+xml,x', `${origin}/brands/../api/organization/user`],
  ]
  expect(picturesOfBrand(named, origin)).toEqual([hero, `${origin}/modules/carbon.svg`])
})

it.each([
  ['/brand.css', 'text/css; charset=utf-8', true],
  ['/brand.css', 'Text/CSS', true],
  ['/brand.css', 'text/html; charset=utf-8', false],
  ['/brand.css', 'text/plain', false],
  ['/brand.css', null, false],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', true],
  ['/manifest.webmanifest', 'application/json', true],
  ['/manifest.webmanifest', 'text/html', false],
  ['/brands/verdant/light-logo.svg', 'image/svg+xml', true],
  ['/brands/verdant/hero.webp', 'image/webp', true],
  ['/brands/verdant/light-logo.svg', 'text/html', false],
  ['/modules/carbon-footprint.svg', 'text/css', false],
])('OFF-2 of what comes for %s as %s it keeps what was asked for: %s', (path, type, isIt) => {
  const headers = new Headers(type === null ? {} : { 'content-type': type })
  expect(isWhatWasAsked(origin + path, { headers })).toBe(isIt)
})

it.each([
  [0, false],
  [200, false],
  [304, false],
  [401, false],
  [403, false],
  [404, false],
  [408, true],
  [410, false],
  [429, true],
  [500, true],
  [502, true],
  [503, true],
  [504, true],
  [511, true],
])('OFF-2 with status %i the server has no page to give: %s', (status, isAway) => {
  expect(isServerAway(status)).toBe(isAway)
})

it.each([
  [null, '/assets/text-en-abc123.js', true],
  [null, '/assets/text-de-abc123.js', false],
  ['de', '/assets/text-de-abc123.js', true],
  ['de', '/assets/text-en-abc123.js', false],
  ['de', '/assets/abc123.js', true],
  ['de', '/shell.html', true],
  [null, '/shell.html', true],
  ['de', '/shell-de.html', true],
  ['de', '/shell-ar.html', false],
  [null, '/shell-de.html', false],
])('LNG-2 a worker registered with the language %j keeps %s: %s', (language, path, isStored) => {
  expect(isNeededIn(language, path)).toBe(isStored)
})
