import { describe, expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { directionOf, languages } from '#src/i18n/languages.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { foreignWords, wordsIn } from '#server/texts/testing/foreign-words.ts'
import { refuseClaims } from '../../tests/fixtures/mail-claims.ts'
import { composeMail } from './compose-mail.ts'
import { refusedCredentialLetter } from './credential-letters.ts'
import { invitationLetter } from './invitation-letter.ts'
import { acceptedLetter, claimLetter, refusedLetter } from './member-letters.ts'
import { confirmNewsletterLetter, knownSubscriberLetter } from './newsletter-letters.ts'
import { reminderLetter } from './reminder-letter.ts'

const site = { brand: { ...defaultBrand, name: '№ 1' }, origin: 'https://portal.example' }
const email = '1@2.3'
const person = { email, emailVerified: true, firstName: '№ 2' }
const stranger = { ...person, emailVerified: false }
const operator = { email, emailVerified: true, firstName: null } as const
const organisation = { name: '№ 3', slug: '3' }
const linked = { name: 'www.shop.example', slug: '3' }
const claimant = { name: '№ 4', email, emailVerified: true }
const newsletter = { email, link: '5' }
const credential = { name: '№ 6', note: '№ 7', stays: false }
const sender = { name: '№ 8', organisation: '№ 9' }
const owner = { email, emailVerified: true, firstName: '№ 2' } as const
const unsubscribe = 'https://portal.example/reminders/unsubscribe?link=1'
const ending = (left: number[]) => ({
  ...{ organisation, today: '2026-11-28' },
  credentials: left.map((days) => ({ name: '№ 6', expiresOn: '2026-12-05', left: days })),
})

describe.each(languages)('the mails of the portal in the language %s', (language) => {
  const texts = serverTexts(language)
  const letters = [
    claimLetter(texts, site, organisation, claimant, person),
    claimLetter(texts, site, organisation, { ...claimant, emailVerified: false }, stranger),
    claimLetter(texts, site, linked, claimant, stranger),
    claimLetter(texts, site, organisation, claimant, operator),
    acceptedLetter(texts, site, organisation, person),
    acceptedLetter(texts, site, linked, stranger),
    refusedLetter(texts, site, organisation, person),
    refusedLetter(texts, site, linked, stranger),
    refusedCredentialLetter(texts, site, organisation, credential, person),
    refusedCredentialLetter(texts, site, linked, { ...credential, note: null }, stranger),
    refusedCredentialLetter(texts, site, organisation, { ...credential, stays: true }, person),
    confirmNewsletterLetter(texts, site, newsletter),
    knownSubscriberLetter(texts, site, newsletter),
    reminderLetter(texts, site, [ending([0]), ending([1, 2, 7, 30, 90])], owner, unsubscribe),
    reminderLetter(texts, site, [ending([1])], owner, unsubscribe),
  ]
  const invitations = [
    { sender, message: '' },
    { sender, message: '№' },
    { sender: { ...sender, organisation: null }, message: '' },
    { sender: { ...sender, organisation: null }, message: '№' },
    { sender: null, message: '' },
    { sender: null, message: '№' },
  ].map((one) => invitationLetter(texts, { to: email, site, ...one }))
  const mails = [...letters.map(composeMail), ...invitations]

  it.each(mails.map((mail) => [mail.subject, mail] as const))(
    'LNG-1 has no other in ‘%s’',
    (_, mail) => {
      expect(mail.html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`)
      const address = /https:\S+/g
      const words = `${mail.subject}\n${mail.text}\n${wordsIn(mail.html)}`
      expect(foreignWords(language, words, [address])).toEqual([])
      refuseClaims(mail)
    },
  )
})

it.each([
  'Northwind is verified.',
  'Northwind ist geprüft.',
  'Northwind ist ein zertifizierter Lieferant.',
  'مؤسسة متحقَّق منها.',
  'مورّد معتمد وموثوق.',
])('KEEP-2 LNG-1 a mail that says ‘%s’ is found out', (text) => {
  expect(() => refuseClaims({ subject: '№', text })).toThrow(text)
})

it('LNG-4 the words of a sender stand at the side where the language begins, in their own direction', () => {
  const mailIn = (language: 'ar' | 'en') =>
    invitationLetter(serverTexts(language), { to: email, site, sender, message: 'Hi' }).html
  expect(mailIn('ar')).toMatch(/<blockquote style="[^"]*border-right:[^"]*" dir="auto">/)
  expect(mailIn('en')).toMatch(/<blockquote style="[^"]*border-left:[^"]*" dir="auto">/)
})

it('LNG-4 the name of a brand stands where the lines of its mail begin, in whatever script it is', () => {
  const named = { brand: { ...defaultBrand, name: 'Brand' }, origin: site.origin }
  const { html } = composeMail(
    claimLetter(serverTexts('ar'), named, organisation, claimant, person),
  )
  expect(html).toMatch(/<p style="[^"]*">\s*<span dir="auto">Brand<\/span>\s*<\/p>/)
})
