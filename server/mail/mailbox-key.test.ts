import { expect, it } from 'vitest'
import { mailboxKey } from './mailbox-key.ts'

it.each([
  ['Ada@Example.TEST', 'ada@example.test'],
  ['ada+offer@example.test', 'ada@example.test'],
  ['+ada@example.test', '+ada@example.test'],
  ['jörg@müller.example', 'jörg@xn--mller-kva.example'],
])('INV-2 SEC-3 sees the mailbox behind %s', (email, expected) => {
  expect(mailboxKey(email)).toBe(expected)
})
