import * as limits from '#src/contract/limits.ts'
import type { RecommendationAnswer, RecommendedCredential } from '#src/contract/recommendation.ts'
import { defaultLanguage, type Language, languages } from '#src/i18n/languages.ts'
import { serverTexts } from '../texts/server-texts.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { candidatesOf, type Candidate } from './candidates.ts'
import { circumstancesOf } from './circumstances.ts'
import { diversify } from './diversify.ts'
import { excludes, foldedWords } from './exclusion.ts'
import { type Fit, fitOf } from './fit.ts'
import { indexIndustries } from './industry-index.ts'
import type { Supplier } from './supplier.ts'
import { type Evidence, type EvidenceContext, evidenceOf } from './weigh-evidence.ts'

export type Recommend = (supplier: Supplier) => RecommendationAnswer

/** Where more would be asked of a business than it is big. */
const heavyPoints = -2
/** What many buyers ask for is worth having even without a special tie. */
const weightPoints = 2

/**
 * Prepares the catalogue for ranking.
 *
 * A credential qualifies when the supplier can have it (see `fitOf`), does not hold it and has not
 * excluded it. A filter by industry (`mustMatch.categories`) leaves those that are made for or common
 * in the chosen industries. A filter by place (`mustMatch.locations`) leaves those that are recognised
 * there: the place's own, first, and international ones; never another country's, but those are not
 * recommended without a filter either. Of a supplier of which nothing is known nothing is recommended.
 *
 * What the buyers of the brand search by comes first, where the supplier can have it.
 * The order is the same for the same question in each language: points, then id; `diversify` varies it.
 *
 * @param language of descriptions and reasons
 */
export function createRecommender(
  catalogue: Catalogue,
  language: Language = defaultLanguage,
): Recommend {
  const texts = serverTexts(language)
  const placeName = placeNames(language, catalogue.in(language).locationNameById)
  const index = indexIndustries(catalogue.products)
  const candidates = candidatesOf(catalogue, language)

  return (supplier) => {
    if (!isDescribed(supplier)) return { results: [], count: 0, totalCount: 0 }
    const circumstances = circumstancesOf(supplier, index)
    const held = new Set(supplier.held)
    const names = supplier.attributes.flatMap((id) => catalogue.attributeById(id)?.name ?? [])
    const isExcluded = excludes(excludedInEnglish(catalogue, supplier), names)
    const { peers, mustMatch, wanted } = supplier

    const ranked = candidates
      .filter(({ credential, wording }) => !held.has(credential.id) && !isExcluded(wording))
      .flatMap((candidate) => {
        const fit = fitOf(candidate.standing, circumstances)
        const context = {
          ...{ texts, credentialId: candidate.credential.id, peers, placeName },
          placesChosen: mustMatch.locations,
          wantedBy: wanted.credentials.includes(candidate.credential.id) ? wanted.by : null,
        }
        return fit ? [rate(candidate, fit, context)] : []
      })
      .sort((a, b) => b.points - a.points || (a.result.id < b.result.id ? -1 : 1))
    const results = diversify(ranked, limits.recommendations).map(({ result }) => result)
    return { results, count: results.length, totalCount: ranked.length }
  }
}

function isDescribed({ size, categories, locations, attributes }: Supplier): boolean {
  return size !== null || [categories, locations, attributes].some((list) => list.length > 0)
}

function rate(candidate: Candidate, fit: Fit, context: EvidenceContext) {
  const { credential, standing, description, family, issuer } = candidate
  const { t } = context.texts
  const evidence = evidenceOf(fit, context)
  const sum = evidence.reduce((total, one) => total + one.points, weightPoints * standing.weight)
  const { id, name, category, website, sustainabilityBadges } = credential
  const result: RecommendedCredential = {
    ...{ id, name, description, category, website, sustainabilityBadges },
    reason: strongest(evidence)?.reason() ?? t('recommendation.recognisedWidely'),
  }
  return { family, issuer, result, points: sum + (fit.size === 'heavy' ? heavyPoints : 0) }
}

function strongest(evidence: readonly Evidence[]): Evidence | undefined {
  return evidence.toSorted((a, b) => b.points - a.points)[0]
}

/** Countries whose names take the article in English. */
const withArticle = new Set(['AE', 'CF', 'DO', 'GB', 'NL', 'PH', 'US'])

/** Name of a country or subdivision as it stands in a sentence: in English it follows 'in'. */
function placeNames(
  language: Language,
  nameById: (id: string) => string | undefined,
): (id: string) => string {
  const hasArticle = (id: string) => language === defaultLanguage && withArticle.has(id)
  return (id) => `${hasArticle(id) ? 'the ' : ''}${nameById(id) ?? id}`
}

/**
 * What is excluded, the supplier's own attributes by their English names: the portal sends them as they are
 * called in the language of its page, or were when the profile was read.
 */
function excludedInEnglish(
  catalogue: Catalogue,
  { attributes, exclude }: Pick<Supplier, 'attributes' | 'exclude'>,
): string[] {
  const english = new Map(
    attributes.flatMap((id) => {
      const name = catalogue.attributeById(id)?.name ?? ''
      return languages.map((one) => {
        const own = catalogue.in(one).attributeById(id)?.name ?? name
        return [foldedWords(own), name] as const
      })
    }),
  )
  return exclude.map((phrase) => english.get(foldedWords(phrase)) ?? phrase)
}
