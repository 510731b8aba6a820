import { expect, it, vi } from 'vitest'
import { createApi } from './api/create-api.ts'
import { english } from './i18n/testing/english.ts'
import type { AppContext } from './start/app-context.ts'
import { defaultBrand } from './contract/default-brand.ts'
import {
  createGuestSession,
  createServerData,
  noAnalytics,
  noUpdates,
  render,
} from './entry-server.tsx'

const api = createApi({
  baseUrl: '/api',
  paths: {},
  token: async () => null,
  refresh: async () => null,
  fetch: () => Promise.reject(new Error('Nothing is asked for here.')),
})
const environment = { poweredBy: { url: '', label: '' }, socialLinks: [] }

function contextWith(brand: AppContext['brand']): AppContext {
  const { data } = createServerData(api, { onThemeFailure() {}, sanitise: (html) => html })
  return {
    brand,
    texts: english,
    environment: environment as unknown as AppContext['environment'],
    data,
    session: createGuestSession(),
    analytics: noAnalytics,
    install: null,
    userFrame: null,
    consent: null,
    updates: noUpdates,
    origin: 'https://portal.example',
    base: '',
  }
}

const open = (brand: AppContext['brand']) =>
  render({
    url: '/login',
    context: contextWith(brand),
    manifest: { routes: {} },
    turn: async () => {},
  })

it('ERR-2 renders an open route', async () => {
  expect(await open(defaultBrand)).toMatchObject({ status: 200 })
})

it('ERR-2 a screen that fails while it is rendered is no page, not one that waits for ever', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const brand = { ...defaultBrand, copy: null as unknown as AppContext['brand']['copy'] }
  await expect(open(brand)).rejects.toThrow('A part of the page could not be rendered.')
})
