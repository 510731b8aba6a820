import * as limits from '../../contract/limits.ts'
import type { RecommendationAnswer, RecommendedCredential } from '../../contract/recommendation.ts'
import type { Filters } from './filters.ts'

/** The recommendations as they are walked: best first. */
export type Path = {
  /** At most ten, none of them held. */
  readonly steps: readonly RecommendedCredential[]
  /** How many credentials fit; `steps` are the best of them. */
  readonly fitting: number
}

/**
 * Turns an answer into a path. Other back ends than the portal's own may send more than ten, one twice, or
 * one that the profile has already (PTH-1, PTH-4).
 * @param held ids of the credentials that the profile has
 * @returns at most ten steps
 */
export function pathOf(answer: RecommendationAnswer, held: readonly string[]): Path {
  const byId = new Map(answer.results.map((one) => [one.id, one]))
  for (const id of held) byId.delete(id)
  const steps = [...byId.values()].slice(0, limits.recommendations)
  return { steps, fitting: Math.max(answer.totalCount, steps.length) }
}

/** The steps of the chosen kind that have one of the chosen badges (PTH-1). */
export function filterSteps(
  steps: readonly RecommendedCredential[],
  { badges, kind }: Pick<Filters, 'badges' | 'kind'>,
): readonly RecommendedCredential[] {
  return steps.filter(
    ({ category, sustainabilityBadges }) =>
      (kind === null || category === kind) &&
      (badges.length === 0 || badges.some((badge) => sustainabilityBadges.includes(badge))),
  )
}
