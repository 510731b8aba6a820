import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { addSecurityHeaders } from './security-headers.ts'

async function headersOf(host: string, env: Record<string, string> = {}, url = '/') {
  const app = fastify()
  addSecurityHeaders(app, readConfig(env))
  app.get('/*', async () => 'page')
  const { headers } = await app.inject({ url, headers: { host } })
  await app.close()
  return headers
}

const b2c = {
  B2C_TENANT_NAME: 'acme',
  B2C_TENANT_ID: 't',
  B2C_CLIENT_ID: 'c',
  B2C_LOGIN_POLICY: 'l',
  B2C_REGISTER_POLICY: 'r',
  B2C_PASSWORD_RESET_POLICY: 'p',
}

describe('security headers', () => {
  it('SEC-1 let nothing inline or foreign run in a page, nor frame it', async () => {
    const policy = String((await headersOf('localhost:4310'))['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types sw keeper default dompurify",
    )
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('SEC-1 let nothing at all happen in a part of a page that is opened by itself', async () => {
    const policy = (await headersOf('localhost', {}, '/assets/a.svg'))['content-security-policy']
    expect(policy).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  it('SEC-1 let the page talk to the identity provider that is configured, and to no other', async () => {
    const own = (await headersOf('localhost'))['content-security-policy']
    expect(own).toContain("connect-src 'self';")
    const tenant = (await headersOf('localhost', b2c))['content-security-policy']
    expect(tenant).toContain("connect-src 'self' https://acme.b2clogin.com;")
  })

  it('SEC-1 API-3 let the page talk to another API where one is configured', async () => {
    const env = {
      API_BASE_URL: 'https://api.example:8443/v2',
      API_PATHS:
        '{"credentials":"http://localhost:7000/c","content":"https://api.example:8443/:key"}',
    }
    const policy = (await headersOf('localhost', env))['content-security-policy']
    const others = 'https://api.example:8443 http://localhost:7000;'
    expect(policy).toContain(`connect-src 'self' ${others}`)
    expect(policy).toContain(`img-src 'self' data: blob: https: ${others}`)
  })

  it('SEC-1 ANL-1 let scripts of the tag manager run, and the page talk to it, where there is one', async () => {
    const env = {
      POSTHOG_KEY: 'k',
      POSTHOG_HOST: 'https://count.example',
      TAG_MANAGER_ID: 'GTM-1',
      TAG_MANAGER_ORIGINS: 'https://*.tags.example',
    }
    const policy = String((await headersOf('localhost', env))['content-security-policy'])
    const tags = 'https://www.googletagmanager.com https://*.tags.example;'
    expect(policy).toContain(`script-src 'self' ${tags}`)
    expect(policy).toContain(`connect-src 'self' https://count.example ${tags}`)
  })

  it('SEC-1 send HSTS off loopback only', async () => {
    const loopback = ['localhost:4310', 'verdant.localhost', '127.0.0.1:80']
    for (const host of loopback) {
      expect(await headersOf(host)).not.toHaveProperty('strict-transport-security')
    }
    expect(await headersOf('portal.example')).toHaveProperty('strict-transport-security')
  })
})
