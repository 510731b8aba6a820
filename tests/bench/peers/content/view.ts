/*
 * What the pages of both peers show of a profile, by the portal's own rules: its pure functions are used
 * here, so that the content stays the same when they change.
 */
import type { Engagement } from '../../../../src/contract/organisation.ts'
import type { PublicProfile } from '../../../../src/contract/public-profile.ts'
import { countVerified, stateWord } from '../../../../src/contract/verified.ts'
import * as limits from '../../../../src/contract/limits.ts'
import { isSdg } from '../../../../src/contract/sdgs.ts'
import { websiteHref } from '../../../../src/contract/website-href.ts'
import { groupCredentials } from '../../../../src/features/public-profile/credential-groups.ts'
import { splitByRelevance } from '../../../../src/features/public-profile/engagements.ts'
import { profileFlag } from '../../../../src/features/public-profile/flags.ts'
import { structuredData } from '../../../../src/features/public-profile/structured-data.ts'
import { credentialFlag } from '../../../../src/lib/credential-flag.ts'
import { locationTexts } from '../../../../src/lib/location-text.ts'
import { splitText } from '../../../../src/ui/split-text.ts'
import { words } from './words.ts'

export const origin = 'https://peer.example'

/** Everything that a page shows of a profile. */
export function viewOf(profile: PublicProfile) {
  const verified = countVerified(profile.sustainabilityCredentials)
  return {
    slug: profile.slug,
    name: profile.name,
    flag: profileFlag(profile),
    places: locationTexts(profile.locations),
    known: profile.known ?? [],
    href: websiteHref(profile.website),
    website: profile.website.trim(),
    verified: verified === 1 ? '1 verified credential' : `${verified} verified credentials`,
    hasVerified: verified > 0,
    badges: profile.sustainabilityBadges,
    about: profile.description && splitText(profile.description, limits.publicDescriptionPreview),
    groups: groupCredentials(profile.sustainabilityCredentials).map((group) => ({
      ...group,
      title: words.groups[group.category],
      credentials: group.credentials.map((one) => ({
        ...one,
        known: one.known ?? [],
        state: stateWord(one),
        flag: credentialFlag(one.notes),
      })),
    })),
    tags: profile.tags,
    products: preview(profile.categories.map((one) => one.name)),
    serves: preview(profile.serviceableLocations.map((one) => one.name)),
    goals: profile.sdgs
      .map(({ id }) => id)
      .filter(isSdg)
      .slice(0, limits.sdgPreview),
    engagements: [
      engagements(words.targets, words.contributesTo, words.supports, profile.targets),
      engagements(words.events, words.direct, words.indirect, profile.events),
    ].filter((one) => one.lists.length > 0),
    updatedAt: profile.updatedAt,
    updated: dates.format(new Date(profile.updatedAt)),
  }
}

/** What search engines and link previews read. */
export function headOf(profile: PublicProfile) {
  const line = profile.description.replaceAll(/\s+/gu, ' ').trim()
  return {
    title: `${profile.name} – ${words.site}`,
    description: line.length <= 160 ? line : `${splitText(line, 159).preview}…`,
    address: `${origin}/organization/${profile.slug}`,
    image: `${origin}/previews/organization/${profile.slug}.png?v=${profile.version}`,
    imageText: `Sustainability profile of ${profile.name}`,
    // `<` is escaped so that no text can end the element.
    jsonLd: JSON.stringify(structuredData(profile, origin)).replaceAll('<', String.raw`\u003c`),
  }
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function preview(names: readonly string[]) {
  const each = [...new Set(names)]
  return { names: each, most: limits.publicListPreview }
}

function engagements(title: string, direct: string, indirect: string, all: readonly Engagement[]) {
  const names = splitByRelevance(all)
  return {
    title,
    lists: [
      { title: direct, ...preview(names.direct) },
      { title: indirect, ...preview(names.indirect) },
    ].filter((list) => list.names.length > 0),
  }
}
