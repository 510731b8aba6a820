import { english } from '#src/i18n/testing/english.ts'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { expect, it } from 'vitest'
import { invitationLetter } from './invitation-letter.ts'

const site = { brand: { ...defaultBrand, name: 'Verdant' }, origin: 'https://verdant.example' }
const to = 'ada@example.test'
const sam = { name: 'Sam Ng', organisation: 'Wattle & Wool' }

it('INV-2 names who invites and quotes what they write', () => {
  const mail = invitationLetter(english, {
    to,
    site,
    sender: sam,
    message: 'Hello Ada,\r\n\r\njoin us!',
  })
  expect(mail.to).toBe(to)
  expect(mail.text).toContain(
    'Sam Ng of Wattle & Wool invites you to register with Verdant as a supplier, and writes:\n\n> Hello Ada,\n>\n> join us!\n\n',
  )
  expect(mail.html).toContain('Hello Ada,<br /><br />join us!')
})

it('INV-2 has a text of its own where nobody writes one', () => {
  const mail = invitationLetter(english, { to, site, sender: null, message: ' \n' })
  expect(mail.text).toContain('You are invited to register with Verdant as a supplier. Suppliers')
  expect(mail.html).not.toContain('<blockquote')
})

it('INV-2 says in whole sentences that words follow where nobody may be named', () => {
  const mail = invitationLetter(english, { to, site, sender: null, message: 'Join us!' })
  expect(mail.text).toContain(
    'You are invited to register with Verdant as a supplier. The person who invites you writes:\n\n> Join us!',
  )
})

it('INV-2 SEC-3 leads to the portal alone, and says how many more may come', () => {
  const message = 'See https://elsewhere.example and <a href="https://elsewhere.example">this</a>'
  const mail = invitationLetter(english, { to, site, sender: sam, message })
  expect(mail.html.match(/href="[^"]*"/g)).toEqual(['href="https://verdant.example/"'])
  expect(mail.text).toContain('at most 3 invitations from us in a week')
})

it('INV-2 SEC-4 lets neither names nor messages become markup, lines or headers', () => {
  const name = 'Eve\r\nBcc: victim@example.test\r\n\r\n<script>alert(1)</script>\u202e\ud800'
  const mail = invitationLetter(english, {
    to,
    site,
    sender: { name, organisation: '<b>Ltd</b>\u2028' },
    message: '</blockquote><img src=x onerror=alert(1)>\u202e',
  })
  expect(mail.subject).toBe('You are invited to register as a supplier · Verdant')
  expect(mail.html).not.toMatch(/<(?:script|b|img)\b/)
  expect(mail.html.match(/<\/blockquote>/g)).toHaveLength(1)
  expect(mail.text).toContain(
    'Eve Bcc: victim@example.test <script>alert(1)</script>\ufffd of <b>Ltd</b> invites you',
  )
  expect(mail.text + mail.html).not.toMatch(/[\u202e\u2028\r]/)
})
