import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  it('API-6 needs nothing: embedded database and identity on loopback, with demo data', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ host: 'localhost', port: 4310, databaseUrl: null, demo: true })
    expect(config.identity).toEqual({ mode: 'embedded' })
  })

  it('API-7 keeps demo data out of production and off hosts that others can reach', () => {
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false)
    expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe(false)
    expect(readConfig({ HOST: '0.0.0.0', DEMO: 'on' }).demo).toBe(true)
  })

  it.each([
    ['PORT', { PORT: 'http' }],
    ['DEMO', { DEMO: 'yes' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
    ['TERMS_URL', { TERMS_URL: 'file:///etc/passwd' }],
    ['SOCIAL_LINKS', { SOCIAL_LINKS: 'Nowhere' }],
    ['B2C_TENANT_ID', { B2C_TENANT_NAME: 'acme' }],
  ])('names the setting %s that cannot be used', (name, env) => {
    expect(() => readConfig(env)).toThrow(name)
  })
})
