import { expect, it } from 'vitest'
import { brandOrigin } from './brand-origin.ts'

const green = { domain: 'green.example' }
const hosts = ['a.example', 'green.example', 'portal.example']
const publicUrl = 'https://portal.example'
const seen = 'https://a.example'

it('OPR-4 letters lead to the configured origin where the brand has that host', () => {
  expect(brandOrigin(green, hosts, { publicUrl, seen })).toBe(publicUrl)
})

it('OPR-4 else to the domain of the brand, where that is a host of it', () => {
  const others = { publicUrl: 'https://portal.example:8443', seen }
  expect(brandOrigin(green, ['a.example', 'green.example'], others)).toBe(
    'https://green.example:8443',
  )
  expect(brandOrigin({ domain: 'evil.example' }, hosts, { publicUrl: null, seen })).toBe(seen)
})

it.each(['https://portal.example', 'https://a.example:6666'])(
  'OPR-4 a request to %s decides the scheme alone',
  (from) => {
    expect(brandOrigin(green, hosts, { publicUrl: null, seen: from })).toBe('https://green.example')
  },
)

it('OPR-4 else to the first host, on this machine with the port that is in use', () => {
  const local = { publicUrl: null, seen: 'http://127.0.0.1:4310' }
  expect(brandOrigin(green, ['acme.localhost', '127.0.0.1'], local)).toBe(
    'http://acme.localhost:4310',
  )
})

it('OPR-4 nobody elsewhere is led to a name of this machine', () => {
  const configured = { publicUrl, seen: 'http://localhost:4310' }
  expect(brandOrigin({ domain: 'localhost' }, ['localhost', 'b.example'], configured)).toBe(
    'https://b.example',
  )
  expect(brandOrigin({ domain: 'localhost' }, ['localhost'], configured)).toBe(publicUrl)
})

it('OPR-4 a brand without a host has no say', () => {
  expect(brandOrigin(green, [], { publicUrl, seen })).toBe(publicUrl)
  expect(brandOrigin(green, [], { publicUrl: null, seen })).toBe(seen)
})
