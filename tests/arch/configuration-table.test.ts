import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'

type Setting = { name: string; fallback: string }
type Environment = Record<string, string | undefined>

/** Settings of which others are read only where they are set. */
const whole: Environment = {
  METRICS_PORT: '9464',
  GEOCODER_URL: 'https://photon.example',
  POSTHOG_KEY: 'phc_a1B2',
  TAG_MANAGER_ID: 'GTM-ABC123',
  B2C_TENANT_NAME: 'acme',
  B2C_TENANT_ID: 'tenant',
  B2C_CLIENT_ID: 'client',
  B2C_LOGIN_POLICY: 'b2c_1_signin',
  B2C_REGISTER_POLICY: 'b2c_1_signup',
  B2C_PASSWORD_RESET_POLICY: 'b2c_1_reset',
}

const row = /^\| `([A-Z0-9_]+)` +\| (.*?) +\|/gm
const [ofServer = '', ofOthers = ''] = (await readFile('docs/configuration.md', 'utf8')).split(
  '## Settings of other programs',
)
const settings = [...ofServer.matchAll(row)].map(([, name = '', fallback = '']): Setting => ({
  name,
  fallback,
}))
const names = settings.map(({ name }) => name)

/** The variables that the server asks its environment for. */
function readNames(): string[] {
  const asked = new Set<string>()
  const environment = new Proxy(whole, {
    get(target, name) {
      asked.add(String(name))
      return target[String(name)]
    },
  })
  readConfig(environment)
  return [...asked]
}

it('API-6 docs/configuration.md has every setting that the server reads, once, and no other', () => {
  expect(names.toSorted()).toEqual(readNames().toSorted())
})

const literal = /^`([^`]+)`$/
const withLiteral = settings.flatMap(({ name, fallback }) => {
  const [, value] = literal.exec(fallback) ?? []
  return value === undefined ? [] : [{ name, value }]
})

it('API-6 docs/configuration.md tells the defaults as values where it can', () => {
  expect(withLiteral.length).toBeGreaterThan(15)
})

it.each(withLiteral)('API-6 $name is $value where nothing is set', ({ name, value }) => {
  const { [name]: _, ...others } = whole
  expect(readConfig({ ...others, [name]: value })).toEqual(readConfig(others))
})

it('API-6 deploy/credence.env.example names only settings that there are', async () => {
  const example = await readFile('deploy/credence.env.example', 'utf8')
  const named = [...example.matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(5)
  const isKnown = (name: string) => names.includes(name) || ofOthers.includes(`\`${name}\``)
  expect(named.filter((name) => !isKnown(name))).toEqual([])
})
