import type { PublicProfile } from '../../contract/public-profile.ts'
import { isVerified } from '../../contract/verified.ts'
import { websiteHref } from '../../contract/website-href.ts'
import { profilePath } from '../../lib/profile-path.ts'

/**
 * A public profile in the words of schema.org (PUB-10): what is verified, and nothing that is pending.
 * Types and properties: https://schema.org/Organization, https://schema.org/Certification.
 * @param origin scheme and host under which people see the portal
 */
export function structuredData(profile: PublicProfile, origin: string): Record<string, unknown> {
  const address = `${origin}${profilePath(profile.slug)}`
  const website = websiteHref(profile.website)
  const verified = profile.sustainabilityCredentials.filter((one) => isVerified(one))
  const isMembership = (one: { category: string }) => one.category === 'membership'
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': address,
    name: profile.name,
    description: profile.description,
    url: website ?? address,
    mainEntityOfPage: address,
    identifier: {
      '@type': 'PropertyValue',
      propertyID: `${origin}/organization/`,
      value: profile.slug,
      url: address,
    },
    address: profile.locations.map(({ city, state, country }) =>
      withoutEmpty({
        '@type': 'PostalAddress',
        addressLocality: city,
        addressRegion: state,
        addressCountry: country,
      }),
    ),
    areaServed: profile.serviceableLocations.map(({ name }) => name),
    knowsAbout: profile.categories.map(({ name }) => name),
    hasCertification: verified.filter((one) => !isMembership(one)).map(certification),
    memberOf: verified
      .filter(isMembership)
      .map(({ name }) => ({ '@type': 'ProgramMembership', programName: name })),
  })
}

/** https://schema.org/Certification: what is known of it, and nothing else. */
function certification(credential: PublicProfile['sustainabilityCredentials'][number]) {
  const { name, number, issuer, issuedOn, expiresOn, entryUrl } = credential
  return withoutEmpty({
    '@type': 'Certification',
    name,
    certificationIdentification: number ?? '',
    issuedBy: issuer ? { '@type': 'Organization', name: issuer } : '',
    datePublished: issuedOn ?? '',
    expires: expiresOn ?? '',
    url: entryUrl ?? '',
  })
}

function withoutEmpty(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== '',
    ),
  )
}
