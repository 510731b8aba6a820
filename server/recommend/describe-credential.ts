import type { Credential, SustainabilityCategory } from '#src/contract/catalogue.ts'
import goals from '../catalogue/sources/sdgs.json' with { type: 'json' }
import { industries } from './data/industries.ts'
import type { Standing } from './standing.ts'

const kinds = {
  certification: 'A certification by',
  rating: 'A rating by',
  membership: 'A membership, registration or pledge with',
} as const

const subjects: Record<SustainabilityCategory, string> = {
  Environment: 'the environment',
  Ethical: 'ethical conduct',
  Community: 'community',
  Social: 'social matters',
  Diversity: 'diversity',
  Governance: 'governance',
}

const list = new Intl.ListFormat('en-GB')
/** More countries than this make a sentence hard to read. */
const namedCountries = 3

/**
 * Describes a credential in plain sentences, made of nothing but what the catalogue and its standing
 * say: neither has a text.
 */
export function describeCredential(
  { category, issuer, sustainabilityBadges, sdgs }: Credential,
  standing: Standing,
  nameById: (id: string) => string | undefined,
): string {
  const { industries: only = [], countries = [] } = standing
  // 'ISO standard; issued by accredited certification bodies': no issuer of its own.
  const [standard, bodies] = issuer.split('; ')
  const by = bodies
    ? `A certification to an ${standard}, ${bodies}`
    : `${kinds[category]} ${issuer}`
  const covered = list.format(sustainabilityBadges.map((badge) => subjects[badge]))
  const places =
    countries.length <= namedCountries ? countries.flatMap((id) => nameById(id) ?? []) : []
  return [
    `${by}; it covers ${covered}.`,
    listed(
      'Industries',
      only.map((id) => industries[id].name),
    ),
    listed('Where', places),
    listed(
      'Sustainable Development Goals',
      sdgs.map((id) => `${id} ${goals[id - 1]?.title}`),
    ),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function listed(title: string, entries: readonly string[]): string {
  return entries.length > 0 ? `${title}: ${entries.join('; ')}.` : ''
}
