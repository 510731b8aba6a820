import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const tenant = {
  B2C_TENANT_NAME: 'acme',
  B2C_TENANT_ID: 'tenant',
  B2C_CLIENT_ID: 'client',
  B2C_LOGIN_POLICY: 'b2c_1_signin',
  B2C_REGISTER_POLICY: 'b2c_1_signup',
  B2C_PASSWORD_RESET_POLICY: 'b2c_1_reset',
}

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

  it('API-7 generates suppliers beside the demo data, as many as are asked for, and none without these', () => {
    expect(readConfig({}).demoSuppliers).toBe(2_000)
    expect(readConfig({ DEMO_SUPPLIERS: '60' }).demoSuppliers).toBe(60)
    expect(readConfig({ DEMO_SUPPLIERS: '0' }).demoSuppliers).toBe(0)
    expect(readConfig({ DEMO: 'off', DEMO_SUPPLIERS: '60' }).demoSuppliers).toBe(0)
  })

  it('API-6 takes addresses, ranges and names of ranges as proxies', () => {
    const given = '127.0.0.1, 10.0.0.0/8, ::1,fd00::/8, loopback'
    expect(readConfig({ TRUSTED_PROXIES: given }).trustedProxies).toEqual(given.split(/, ?/))
  })

  it.each([
    ['NODE_ENV', { NODE_ENV: 'Production' }],
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['WORKERS', { WORKERS: '0' }],
    ['METRICS_PORT', { METRICS_PORT: 'on' }],
    ['DEMO', { DEMO: 'yes' }],
    ['DEMO_SUPPLIERS', { DEMO_SUPPLIERS: '-1' }],
    ['DEMO_SUPPLIERS', { DEMO: 'off', DEMO_SUPPLIERS: '100001' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost' }],
    ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: 'postgres://replica/credence' }],
    [
      'DATABASE_REPLICA_URL',
      { DATABASE_URL: 'postgres://primary/credence', DATABASE_REPLICA_URL: 'mysql://replica' },
    ],
    ['SERVICE_WORKER', { SERVICE_WORKER: 'no' }],
    ['LANGUAGES', { LANGUAGES: 'en,xx' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://portal.example/path' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://user:word@portal.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Credence' }],
    ['MAIL_FROM', { MAIL_FROM: 'Credence\nBcc: x <a@b.example>' }],
    ['TERMS_URL', { TERMS_URL: 'file:///etc/passwd' }],
    ['SOCIAL_LINKS', { SOCIAL_LINKS: 'Nowhere' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }],
    ['BENEFIT_CLAIMS_TO', { BENEFIT_CLAIMS_TO: 'one@partner.example,two@partner.example' }],
    ['QUESTIONNAIRE_WEBHOOK_SECRET', { QUESTIONNAIRE_WEBHOOK_SECRET: 'short' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.1, proxy.internal' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['RATE_LIMIT_PER_MINUTE', { RATE_LIMIT_PER_MINUTE: '-1' }],
    ['MAX_REQUESTS', { MAX_REQUESTS: '-1' }],
    ['SHARED_CACHE_SECONDS', { SHARED_CACHE_SECONDS: '1m' }],
    ['SHARED_CACHE_SECONDS', { SHARED_CACHE_SECONDS: '86401' }],
    ['MAX_EVENT_LOOP_DELAY', { MAX_EVENT_LOOP_DELAY: 'long' }],
    ['GEOCODER_URL', { GEOCODER_URL: 'http://geocoder.example' }],
    ['GEOCODER_URL', { GEOCODER_URL: 'https://user:secret@geocoder.example' }],
    ['GEOCODER_KEY', { GEOCODER_URL: 'https://geocoder.example', GEOCODER_KEY: 'a\nb' }],
    ['B2C_TENANT_ID', { B2C_TENANT_NAME: 'acme' }],
    ['B2C_SECOND_FACTOR_CLAIM', { ...tenant, B2C_SECOND_FACTOR_CLAIM: 'mfa' }],
    ['B2C_SECOND_FACTOR_CLAIM', { ...tenant, B2C_SECOND_FACTOR_CLAIM: 'amr=' }],
  ])('API-6 names the setting %s that cannot be used', (name, env) => {
    expect(() => readConfig(env)).toThrow(name)
  })
})
