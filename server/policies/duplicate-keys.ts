import { websiteDomain, isPublicMailDomain } from './claim.ts'
import type { DuplicateReason } from '#src/contract/operate/duplicates.ts'

/** Something that two suppliers have in common only if they are probably one. */
export type Sign = { kind: DuplicateReason; value: string }

/** What of a supplier is compared. */
export type Comparable = {
  /** Folded, without its legal form. */
  coreName: string
  countryCode: string | null
  website: string
  identifiers: readonly { typeId: string; identifier: string }[]
}

/** Hosts under which anybody has a page: they say nothing about whose a profile is. */
const sharedHosts = new Set(
  `facebook.com m.facebook.com fb.com fb.me linkedin.com instagram.com twitter.com x.com youtube.com youtu.be
  tiktok.com pinterest.com whatsapp.com wa.me t.me threads.net bsky.app medium.com substack.com linktr.ee
  sites.google.com google.com maps.google.com goo.gl maps.app.goo.gl g.page business.google.com docs.google.com
  drive.google.com notion.site github.com gitlab.com etsy.com amazon.com ebay.com alibaba.com aliexpress.com
  shopify.com wix.com wordpress.com weebly.com squarespace.com godaddysites.com yelp.com crunchbase.com
  europages.com kompass.com indiamart.com tradeindia.com thomasnet.com bit.ly tinyurl.com`.split(
    /\s+/,
  ),
)

/**
 * What a supplier is compared by: each number in the normal form of its register, the host of the website where it
 * is the supplier's own, and the name in its country.
 * @param normalNumber brings a number into that form; null where it has none, and nothing to compare
 */
export function duplicateKeys(
  { coreName, countryCode, website, identifiers }: Comparable,
  normalNumber: (typeId: string, typed: string) => string | null,
): Sign[] {
  const numbers = identifiers.flatMap(({ typeId, identifier }) => {
    const normal = normalNumber(typeId, identifier)
    return normal === null ? [] : [{ kind: 'number' as const, value: `${typeId} ${normal}` }]
  })
  const domain = ownDomain(website)
  return [
    ...numbers,
    ...(domain ? [{ kind: 'website' as const, value: domain }] : []),
    ...(coreName && countryCode
      ? [{ kind: 'name' as const, value: `${countryCode} ${coreName}` }]
      : []),
  ]
}

/** The host of a website where it is somebody's own; null where anybody has pages or mail addresses there. */
export function ownDomain(website: string): string | null {
  const domain = websiteDomain(website)
  const isOwn = domain !== null && !sharedHosts.has(domain) && !isPublicMailDomain(domain)
  return isOwn ? domain : null
}

/**
 * Which of the keys that two suppliers share say that they are one: a website does where the names are alike too,
 * since firms of a group share theirs.
 */
export function signsOf(shared: readonly Sign[], names: { one: string; other: string }): Sign[] {
  return shared.filter(({ kind }) => kind !== 'website' || areAlike(names.one, names.other))
}

/** Whether what both have now is part of what both had when somebody said that they are two. */
export function isCovered(signs: readonly Sign[], dismissed: readonly Sign[]): boolean {
  return signs.every((sign) =>
    dismissed.some(({ kind, value }) => kind === sign.kind && value === sign.value),
  )
}

/** Half of the words of the shorter name, or this share of pairs of letters, make two names alike. */
const enoughWords = 0.5
const enoughLetters = 0.6

/** Whether two folded names are alike: in their words, or in their letters where they are spelt otherwise. */
export function areAlike(one: string, other: string): boolean {
  if (one === '' || other === '') return false
  const [words, others] = [new Set(one.split(' ')), new Set(other.split(' '))]
  const common = words.intersection(others).size
  if (common / Math.min(words.size, others.size) >= enoughWords) return true
  const [letters, otherLetters] = [letterPairs(one), letterPairs(other)]
  const same = letters.intersection(otherLetters).size
  return (2 * same) / (letters.size + otherLetters.size) >= enoughLetters
}

function letterPairs(text: string): Set<string> {
  const letters = [...text.replaceAll(' ', '')]
  return new Set(letters.map((letter, at) => letter + (letters[at + 1] ?? '')))
}
