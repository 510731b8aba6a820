import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { letterIds, variantsOf } from '#src/contract/operate/mails.ts'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import { type Language, languages } from '#src/i18n/languages.ts'
import { mayBeOwn } from '#src/i18n/own-texts.ts'
import { sourcesOf } from '#server/texts/message-sources.ts'
import { exampleMail, isOfBrand } from './example-mail.ts'

const site = {
  ...{ brand: { ...defaultBrand, name: 'Verdant' }, origin: 'https://verdant.example' },
  ownTexts: {} as OwnTexts,
}
const all = letterIds.flatMap((letter) =>
  variantsOf(letter).map((variant) => ({ letter, variant })),
)
const written = (language: Language, ownTexts: OwnTexts = {}) =>
  all.map((one) => exampleMail({ ...one, language, site: { ...site, ownTexts } }))

/** Sources of the server, by path, without tests. */
const sources = new Map(
  readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => !/(?:^|\/)testing\//.test(path))
    .map((path) => [path, readFileSync(join('server', path), 'utf8')]),
)
const isExample = (path: string) => path.startsWith('mail/examples/')
const filesWith = (form: RegExp) =>
  [...sources].filter(([path, text]) => !isExample(path) && form.test(text)).map(([path]) => path)

describe('the list of letters', () => {
  it('OPR-5 has all words that any letter has, in one of its forms', () => {
    const used = new Set(written('en').flatMap((one) => [...one.used.keys()]))
    const ids = [...sourcesOf('en').keys()].filter((id) => /^(?:mail|report-mail)\./.test(id))
    expect(ids.length).toBeGreaterThan(200)
    expect(ids.filter((id) => !used.has(id))).toEqual([])
  })

  it('OPR-5 has every function that writes a letter', () => {
    const declared = [...sources].flatMap(([, text]) =>
      [...text.matchAll(/^(?:export )?(?:async )?function (\w+(?:Letter|Notice))\(/gm)].map(
        ([, name = '']) => name,
      ),
    )
    // What puts any notice into its form.
    const letters = declared.filter((name) => name !== 'composeNotice')
    const called = [...sources].filter(([path]) => isExample(path)).map(([, text]) => text)
    expect(letters.length).toBeGreaterThan(25)
    expect(letters.filter((name) => !called.some((text) => text.includes(`${name}(`)))).toEqual([])
  })

  it('OPR-5 no letter is composed elsewhere than in such a function', () => {
    const inline = [...sources].flatMap(([path, text]) =>
      [...text.matchAll(/(?<!function )\bcompose(?:Mail|Notice)\(\s*\{/g)].map(() => path),
    )
    // It hands its own sentences over, and has its name from what it writes.
    expect(inline).toEqual(['mail/invitation-letter.ts'])
    expect(filesWith(/<!doctype html>/i).filter((path) => /mail|letter/.test(path))).toEqual([
      ...['mail/compose-mail.ts', 'mail/compose-notice.ts'],
    ])
  })

  it('OPR-5 nothing else hands mails over', () => {
    expect(filesWith(/\baddMail\(|\bmail(?:er)?\.send\(/).toSorted()).toEqual([
      'events/letters/claim-notices.ts',
      'events/letters/letter-consumer.ts',
      'events/letters/reporter-letters.ts',
      'events/send-waiting.ts',
      'identity/letters.ts',
      'operator/commands/reset-factors.ts',
      'reminders/remind-person.ts',
      'reports/send-digest.ts',
      'routes/invite-route.ts',
      'routes/newsletter-route.ts',
      'store/buyers/buyer-members.ts',
      'store/mails/test-mails.ts',
      'store/waiting-mails.ts',
      'supplier-news/tell-person.ts',
    ])
  })
})

it.each(languages)(
  'OPR-5 a brand words its letters in its own way in %s, and no markup',
  (language) => {
    const marked = '<img src=x onerror=alert(1)>&"'
    const own = Object.fromEntries(
      [...sourcesOf(language)]
        .filter(([id]) => /^(?:mail|report-mail)\./.test(id) && mayBeOwn(id))
        .map(([id, text]) => [
          id,
          `‹own› ${text} ${marked.replaceAll('<', "'<'").replaceAll('>', "'>'")}`,
        ]),
    )
    for (const [index, { mail, used }] of written(language, { [language]: own }).entries()) {
      const { letter } = all[index] ?? { letter: 'claim' as const }
      const ids = [...used.keys()].filter(mayBeOwn)
      expect(ids.length > 0 || !isOfBrand(letter), letter).toBe(true)
      for (const id of ids)
        expect(used.get(id)?.startsWith('‹own›'), `${letter} ${id}`).toBe(isOfBrand(letter))
      expect(mail.text.includes('onerror'), letter).toBe(isOfBrand(letter))
      expect(mail.html.replaceAll('&lt;img', ''), letter).not.toMatch(/<img|<script|onerror=[^a]/)
    }
  },
)

it('OPR-5 the example values are those of nobody', () => {
  for (const { mail } of written('en')) {
    const addresses = [...mail.text.matchAll(/[\w.+-]+@[\w.-]+\w/g)].map(([found]) => found)
    expect(addresses.every((one) => one.endsWith('@example.com'))).toBe(true)
    const hosts = [...mail.text.matchAll(/https?:\/\/([^/\s]+)/g)].map(([, host]) => host)
    expect(new Set(hosts).difference(new Set(['verdant.example']))).toEqual(new Set())
  }
})
