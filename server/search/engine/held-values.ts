import type { CredentialFacet } from '#src/contract/discover/facets.ts'
import { askedStates, usualStates } from '#src/contract/discover/facets.ts'
import { isVerifiedState, type CredentialState } from '#src/contract/trust/credential-state.ts'
import { type HeldValue, readHeld } from '../document.ts'
import type { HeldQuery, SearchCatalogue } from '../query.ts'
import type { Directory } from './directory.ts'

const usual = new Set<CredentialState>(usualStates.flatMap((one) => askedStates[one]))
/** What is over, stopped or refused is not held. */
const isHeld = (state: CredentialState) => state === 'pending' || isVerifiedState(state)

type Known = HeldValue & { categories: readonly string[]; sdgs: readonly string[] }

/** What the values of the column of credentials mean, read once for each. */
export class HeldValues {
  readonly #directory: Directory
  readonly #byId: ReadonlyMap<string, SearchCatalogue['credentials'][number]>
  readonly #known: Known[] = []

  constructor(directory: Directory, catalogue: SearchCatalogue) {
    this.#directory = directory
    this.#byId = new Map(catalogue.credentials.map((one) => [one.id, one]))
  }

  /** One for each value number of the column. */
  all(): readonly Known[] {
    const { names } = this.#directory.column('credential')
    for (let number = this.#known.length; number < names.length; number += 1) {
      const value = readHeld(names[number] as string)
      const { categories = [], sdgs = [] } = this.#byId.get(value.id) ?? {}
      this.#known.push({ ...value, categories, sdgs })
    }
    return this.#known
  }

  /** For each value number whether it is one of these credentials, and held. */
  heldOf(ids: ReadonlySet<string>): Uint8Array {
    return this.#mark(({ id, state }) => ids.has(id) && isHeld(state))
  }

  /** For each value number whether it is verified and stands for one of these goals. */
  verifiedFor(goals: ReadonlySet<string>): Uint8Array {
    return this.#mark(
      ({ state, sdgs }) => isVerifiedState(state) && sdgs.some((goal) => goals.has(goal)),
    )
  }

  /**
   * For each value number whether it meets what is asked.
   * @param leftOut one of the conditions that does not count
   */
  meeting(query: HeldQuery | null, leftOut: CredentialFacet | null = null): Uint8Array {
    const ids = leftOut === 'credential' || !query?.ids ? null : new Set(query.ids)
    const categories = leftOut === 'category' ? null : (query?.categories ?? null)
    const rank = leftOut === 'assurance' ? 0 : (query?.rank ?? 0)
    const states = query?.states ? new Set(query.states) : usual
    return this.#mark(
      (one) =>
        (ids === null || ids.has(one.id)) &&
        (categories === null || categories.some((name) => one.categories.includes(name))) &&
        one.rank >= rank &&
        (leftOut === 'state' || states.has(one.state)),
    )
  }

  #mark(isWanted: (one: Known) => boolean): Uint8Array {
    return Uint8Array.from(this.all(), (one) => (isWanted(one) ? 1 : 0))
  }
}
