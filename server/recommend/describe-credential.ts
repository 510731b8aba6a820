import type { Credential } from '#src/contract/catalogue.ts'
import { listFormat } from '#src/i18n/name-formats.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type { Standing } from './standing.ts'

/** More countries than this make a sentence hard to read. */
const namedCountries = 3
/** Between a standard and who certifies to it, of a credential without an issuer of its own, in English. */
const noIssuer = '; '

/**
 * Describes a credential in plain sentences, made of nothing but what the catalogue and its standing
 * say: neither has a text.
 * @param names of the catalogue in the language of the texts
 * @param credential as the catalogue has it in English
 */
export function describeCredential(
  { t, language, find }: Texts,
  names: Pick<CatalogueIn, 'credentialById' | 'locationNameById'>,
  credential: Credential,
  { industries = [], countries = [] }: Standing,
): string {
  const { id: credentialId, category, sustainabilityBadges, sdgs } = credential
  const join = (all: readonly string[]) => all.join(`${t('recommendation.separator')} `)
  const subjects = listFormat(language).format(
    sustainabilityBadges.map((badge) => t(`recommendation.subjects.${badge}`)),
  )
  const places =
    countries.length <= namedCountries
      ? countries.flatMap((id) => names.locationNameById(id) ?? [])
      : []
  const { issuer } = names.credentialById(credentialId) ?? credential
  const sentences = [
    credential.issuer.includes(noIssuer)
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
