import { expect, it } from 'vitest'
import { hostKey, normalHost } from './brand-host.ts'

it.each([
  ['Portal.Example', 'portal.example'],
  [' portal.example. ', 'portal.example'],
  ['portal.example.:8443', 'portal.example:8443'],
  ['portal.example:80', 'portal.example'],
  ['LOCALHOST:4310', 'localhost:4310'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['127.0.0.1:4310', '127.0.0.1:4310'],
  ['[::1]:4310', '[::1]:4310'],
])('OPR-4 %j is the host %s', (text, host) => {
  expect(normalHost(text)).toBe(host)
  expect(normalHost(host)).toBe(host)
})

it.each([
  ...['', '.', ':80', '.example', 'a..example', 'portal.example..', 'a b', 'https://a.example'],
  ...['a.example/x', 'me@a.example', 'a.example:99999', '1.2.3.4.5', 'a'.repeat(260)],
  ...['*.example', 'a!.example', 'a_b.example', `${'a'.repeat(64)}.example`, 'a.'.repeat(128)],
])('OPR-4 %j is no host', (text) => {
  expect(normalHost(text)).toBeNull()
})

it.each([
  ['a.example', 'a.example'],
  ['a.example:8443', 'a.example'],
  ['192.0.2.1:8443', '192.0.2.1'],
  ['[2001:db8::1]:8443', '[2001:db8::1]'],
  ['localhost:4310', 'localhost:4310'],
  ['green.localhost:4310', 'green.localhost:4310'],
])('OPR-4 the host %s is the same as all that have the key %s', (host, key) => {
  expect(hostKey(host)).toBe(key)
})
