import type { ObjectiveInput, ObjectivePart } from '#src/contract/buyers/objective.ts'
import { type Assurance, assurances } from '#src/contract/trust/assurance.ts'
import { type CredentialState, isVerifiedState } from '#src/contract/trust/credential-state.ts'

/** What the public may read of a supplier. */
export type PublicFacts = {
  credentials: readonly { credentialId: string; state: CredentialState; assurance: Assurance }[]
  productIds: readonly string[]
  /** Regions that it serves. */
  locationIds: readonly string[]
  /** Where it is. */
  countryCode: string | null
  /** Goals that its profile names. */
  sdgs: readonly number[]
  targets: readonly string[]
}

/** What has to be known of the catalogue. */
export type FitContext = {
  /** A value of a tree and all that lies in it. */
  downwards(tree: 'product' | 'country', id: string): readonly string[]
  /** A region, all that lies in it, and all that it lies in: whoever serves Australia serves Victoria. */
  around(id: string): readonly string[]
  categoriesOf(credentialId: string): readonly string[]
  goalsOf(credentialId: string): readonly string[]
  /** A text as words that can be compared. */
  wordsOf(text: string): readonly string[]
}

/** By what a part is met: a value of its kind as the profile has it, or the credential that stands for it. */
export type MetBy =
  | { kind: 'credential'; id: string; assurance: Assurance }
  | { kind: 'sdg' | 'product' | 'region' | 'country' | 'target'; id: string }

export type Fit = { isServed: boolean; parts: { isMet: boolean; by: MetBy[] }[] }

/**
 * Whether a supplier serves an objective, and by what, from its public profile alone. A credential counts while it is
 * verified, as in a search. There is no score: a supplier meets as many parts as the buyer asks for, or does not.
 */
export function fitOf(
  { parts, needed }: Pick<ObjectiveInput, 'parts' | 'needed'>,
  supplier: PublicFacts,
  context: FitContext,
): Fit {
  const outcomes = parts.map((part) => {
    const by = metBy(part, supplier, context)
    return { isMet: by.length > 0, by }
  })
  const met = outcomes.filter(({ isMet }) => isMet).length
  return { isServed: met >= (needed ?? parts.length), parts: outcomes }
}

function metBy(part: ObjectivePart, supplier: PublicFacts, context: FitContext): MetBy[] {
  const values = new Set<string>(part.values)
  const verified = supplier.credentials.filter(({ state }) => isVerifiedState(state))
  const held = (isMeant: (id: string) => boolean, least: Assurance | undefined): MetBy[] =>
    verified
      .filter(({ credentialId, assurance }) => isMeant(credentialId) && isSure(assurance, least))
      .map(({ credentialId: id, assurance }) => ({ kind: 'credential', id, assurance }))
  const among = (
    kind: 'product' | 'region' | 'country',
    own: readonly string[],
    within: (id: string) => readonly string[],
  ): MetBy[] => {
    const meant = new Set(part.values.flatMap(within))
    return own.filter((id) => meant.has(id)).map((id) => ({ kind, id }))
  }
  switch (part.kind) {
    case 'credential':
      return held((id) => values.has(id), part.assurance)
    case 'category':
      return held((id) => context.categoriesOf(id).some((name) => values.has(name)), part.assurance)
    case 'sdg':
      return [
        ...supplier.sdgs
          .map(String)
          .filter((goal) => values.has(goal))
          .map((id): MetBy => ({ kind: 'sdg', id })),
        ...held((id) => context.goalsOf(id).some((goal) => values.has(goal)), undefined),
      ]
    case 'product':
      return among('product', supplier.productIds, (id) => context.downwards('product', id))
    case 'region':
      return among('region', supplier.locationIds, (id) => [id, ...context.around(id)])
    case 'country': {
      const own = supplier.countryCode === null ? [] : [supplier.countryCode]
      return among('country', own, (id) => context.downwards('country', id))
    }
    case 'target':
      return supplier.targets
        .filter((target) => part.values.some((asked) => isIn(asked, target, context)))
        .map((id) => ({ kind: 'target', id }))
  }
}

const isSure = (assurance: Assurance, least: Assurance | undefined): boolean =>
  !least || assurances.indexOf(assurance) >= assurances.indexOf(least)

/** Whether all words of a text stand in a target. A text without a word stands in none. */
function isIn(asked: string, target: string, { wordsOf }: FitContext): boolean {
  const words = wordsOf(asked)
  const own = new Set(wordsOf(target))
  return words.length > 0 && words.every((word) => own.has(word))
}
