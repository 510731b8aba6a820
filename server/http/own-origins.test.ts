import { expect, it } from 'vitest'
import { ownOrigins } from './own-origins.ts'

it('BRD-1 brands have the scheme of the installation, whose own address comes first', () => {
  expect(
    ownOrigins('https://portal.example', ['green.example', 'portal.example', 'local.example:8443']),
  ).toEqual(['https://portal.example', 'https://green.example', 'https://local.example:8443'])
})

it('BRD-1 a port is that of the installation, unless the brand has its own', () => {
  expect(
    ownOrigins('http://localhost:4310', ['localhost', 'acme.localhost', 'b.localhost:80']),
  ).toEqual(['http://localhost:4310', 'http://acme.localhost:4310', 'http://b.localhost'])
})

it('a host that is named twice is one', () => {
  expect(ownOrigins('https://a.example', ['a.example', 'a.example:443'])).toEqual([
    'https://a.example',
  ])
})
