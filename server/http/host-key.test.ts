import { expect, it } from 'vitest'
import { hostKey } from './host-key.ts'

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
