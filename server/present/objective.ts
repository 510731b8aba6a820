import type { Assessment, ObjectiveFit } from '#src/contract/buyers/assessment.ts'
import type { Objective, PartKind } from '#src/contract/buyers/objective.ts'
import type { Fit, MetBy } from '../policies/objective-fit.ts'
import type { StoredObjective } from '../store/buyers/buyer-objectives.ts'
import type { NameOf } from './search-facets.ts'

const nameIn = (nameOf: NameOf, kind: PartKind, id: string): string =>
  kind === 'target' ? id : nameOf(kind, id)

/** An objective with the names of its values. @param nameOf in the language of the answer */
export function presentObjective(
  { id, version, content }: StoredObjective,
  nameOf: NameOf,
): Objective {
  const { name, why, parts, needed } = content
  return {
    ...{ id, version, name, why, needed },
    parts: parts.map((part) => ({
      kind: part.kind,
      values: part.values.map((value) => ({ id: value, name: nameIn(nameOf, part.kind, value) })),
      ...('assurance' in part && part.assurance && { assurance: part.assurance }),
    })),
  }
}

/** By what a supplier serves an objective, or does not. */
export function presentFit(id: string, { isServed, parts }: Fit, nameOf: NameOf): ObjectiveFit {
  return {
    ...{ id, isServed },
    parts: parts.map(({ isMet, by }) => ({ isMet, by: by.map((one) => wordsOf(one, nameOf)) })),
  }
}

type Evidence = Assessment['results'][number]['fits'][number]['parts'][number]['by'][number]

const wordsOf = (by: MetBy, nameOf: NameOf): Evidence => ({
  words: nameIn(nameOf, by.kind, by.id),
  ...(by.kind === 'credential' && { assurance: by.assurance }),
})
