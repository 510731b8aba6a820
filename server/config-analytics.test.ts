import { describe, expect, it } from 'vitest'
import { analyticsOrigins, readAnalytics } from './config-analytics.ts'
import { StartupError } from './startup-error.ts'

describe('readAnalytics', () => {
  it('ANL-1 has nobody told where nothing is configured', () => {
    expect(readAnalytics({})).toEqual({ product: null, tagManager: null })
    expect(analyticsOrigins(readAnalytics({}))).toEqual({ connect: [], script: [] })
  })

  it('ANL-1 needs no more than a key and an id', () => {
    const config = readAnalytics({ POSTHOG_KEY: 'phc_a1', TAG_MANAGER_ID: 'GTM-A1' })
    expect(analyticsOrigins(config)).toEqual({
      connect: ['https://eu.i.posthog.com', 'https://www.googletagmanager.com'],
      script: ['https://www.googletagmanager.com'],
    })
  })

  it('reads origins of tags, with or without all below one', () => {
    const origins = 'https://*.analytics.example, https://tags.example:8443'
    const { tagManager } = readAnalytics({ TAG_MANAGER_ID: 'a', TAG_MANAGER_ORIGINS: origins })
    expect(tagManager?.origins).toEqual([
      'https://*.analytics.example',
      'https://tags.example:8443',
    ])
  })

  it.each([
    ['POSTHOG_KEY', 'a key'],
    ['POSTHOG_HOST', 'posthog.example'],
    ['TAG_MANAGER_ID', "GTM-1'; script-src *"],
    ['TAG_MANAGER_URL', 'javascript:alert(1)'],
    ['TAG_MANAGER_ORIGINS', "https://a.example 'unsafe-inline'"],
    ['TAG_MANAGER_ORIGINS', '*'],
    ['TAG_MANAGER_ORIGINS', 'https://a.example/path'],
  ])('SEC-1 refuses %s=%s, and names it', (name, value) => {
    const env = { POSTHOG_KEY: 'k', TAG_MANAGER_ID: 'i', [name]: value }
    expect(() => readAnalytics(env)).toThrow(StartupError)
    expect(() => readAnalytics(env)).toThrow(name)
  })
})
