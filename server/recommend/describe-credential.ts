import type { Credential } from '#src/contract/catalogue.ts'
import { listFormat } from '#src/i18n/name-formats.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { Standing } from './standing.ts'

/** More countries than this make a sentence hard to read. */
const namedCountries = 3
/** Between the standard and who certifies, where a credential has no issuer of its own. */
const noIssuer = '; '

/**
 * Describes a credential in plain sentences, made of nothing but what the catalogue and its standing
 * say: neither has a text.
 * @param nameById names of countries and subdivisions in the language of the texts
 */
export function describeCredential(
  { t, language, find }: Texts,
  { category, issuer, sustainabilityBadges, sdgs }: Credential,
  { industries = [], countries = [] }: Standing,
  nameById: (id: string) => string | undefined,
): string {
  const join = (all: readonly string[]) =>
    all.reduce((before, next) => t('recommendation.joined', { before, next }))
  const subjects = listFormat(language).format(
    sustainabilityBadges.map((badge) => t(`recommendation.subjects.${badge}`)),
  )
  const places =
    countries.length <= namedCountries ? countries.flatMap((id) => nameById(id) ?? []) : []
  const sentences = [
    issuer.includes(noIssuer)
      ? t('recommendation.described.standard', { subjects })
      : t(`recommendation.described.${category}`, { issuer, subjects }),
  ]
  if (industries.length > 0) {
    const named = industries.map((id) => t(`recommendation.industries.${id}`))
    sentences.push(t('recommendation.forIndustries', { industries: join(named) }))
  }
  if (places.length > 0) sentences.push(t('recommendation.where', { places: join(places) }))
  if (sdgs.length > 0) {
    const goals = sdgs.map((id) => `${id} ${find(`terms.sdgs.${id}`) ?? ''}`)
    sentences.push(t('recommendation.goals', { goals: join(goals) }))
  }
  return sentences.join(' ')
}
