import { hasReached } from '../api/failure-kind.ts'
import { membershipStatus } from '../contract/membership-status.ts'
import type { OrganisationDetails } from '../contract/organisation.ts'
import { ProblemError } from '../contract/problem.ts'
import { readQuestionnaireLink } from '../lib/questionnaire-link.ts'
import type { Cache, Source } from './cache.ts'
import { nextWait } from '../contract/next-wait.ts'
import type { Shapes } from './shapes.ts'
import type { Sources } from './sources.ts'

export type PreparationNeeds = {
  cache: Pick<Cache, 'young'>
  sources: Sources
  /** Of the signed-in user, null for a guest. */
  userId: () => string | null
  isReachable: () => boolean
  /** Asks the server whether it is there. */
  probe: () => Promise<boolean>
  /** Whether the reader pays for what is fetched, and asked to be spared. */
  savesData: () => boolean
  /** Resolves when the page has nothing better to do. */
  idle: () => Promise<void>
  /** ms since the epoch */
  now: () => number
  /** 0 to 1 */
  random: () => number
  /** Calls back after a while, in ms. */
  later: (work: () => void, wait: number) => void
  /** What is younger, in ms, is not fetched again. */
  maxAge: number
}

/** Thrown to leave the preparation where it is. */
class GivenUp extends Error {}

/** The same, where the server has too much to do: all of this can wait for it. */
class Busy extends GivenUp {
  /** ms that the server asked for. */
  readonly retryAfter: number

  constructor({ retryAfter = 0 }: ProblemError) {
    super()
    this.retryAfter = retryAfter
  }
}

/**
 * Brings everything that the workplace needs onto the device: the user's organisations first, then the
 * lists that the form chooses from, then the other sections. One thing at a time, once the page is idle;
 * what failed on the way, such as a list that a back end does not have, is left out. A server that has too
 * much to do is asked for nothing more until the time that it names is over, and then by itself.
 * @returns a function that does it once per user and age, and goes on where it stopped
 */
export function createPreparation(needs: PreparationNeeds): () => Promise<void> {
  const { cache, sources, userId } = needs
  let running: Promise<void> | null = null
  let done: { user: string; at: number } | null = null
  let isResting = false
  /** Times in a row that the server had too much to do. */
  let refusals = 0

  async function want<N extends keyof Shapes>(user: string, source: Source<N>) {
    if (!needs.isReachable() || userId() !== user) throw new GivenUp()
    const fetched = await attempt(source)
    if (fetched !== 'away') return fetched
    // One call may be lost while the server is there, and nobody would say that it is back.
    const again = (await needs.probe()) ? await attempt(source) : 'away'
    if (again === 'away') throw new GivenUp()
    return again
  }

  async function attempt<N extends keyof Shapes>(source: Source<N>) {
    try {
      return await cache.young(source, needs.maxAge)
    } catch (error) {
      if (isBusy(error)) throw new Busy(error)
      return isAway(error) ? 'away' : null
    }
  }

  async function prepare(user: string) {
    await needs.idle()
    const memberships = (await want(user, sources.memberships(user))) ?? []
    for (const membership of memberships) {
      if (membershipStatus(membership) !== 'ACCEPTED') continue
      const { slug } = membership.organisation
      const details = await want(user, sources.organisation(user, slug))
      if (details) await prepareRegistries(user, details)
    }
    const { credentials, attributes, countries, products, locations, offers } = sources
    for (const list of [credentials, attributes, countries, products, locations, offers]) {
      await want<keyof Shapes>(user, list)
    }
    for (const { questionnaire } of (await want(user, sources.modules)) ?? []) {
      const link = readQuestionnaireLink(questionnaire)
      if (link.kind === 'embedded') await want(user, sources.questionnaire(link.id))
    }
    done = { user, at: needs.now() }
    refusals = 0
  }

  /** Registries of the organisation's country, and those of other countries that it has numbers of. */
  async function prepareRegistries(user: string, details: OrganisationDetails) {
    const country = details.businessRegistryCountry
    const offered = (country && (await want(user, sources.identifierTypes(country)))) || []
    const known = new Set(offered.map((type) => type.typeId))
    for (const { type } of details.identifiers) {
      if (!known.has(type.typeId)) await want(user, sources.identifierType(type.typeId))
      known.add(type.typeId)
    }
  }

  function rest({ retryAfter }: Busy) {
    isResting = true
    refusals += 1
    const wait = Math.max(nextWait(refusals, needs.random()), Math.min(retryAfter, needs.maxAge))
    needs.later(() => {
      isResting = false
      void begin()
    }, wait)
  }

  async function begin(): Promise<void> {
    const user = userId()
    const isDone = done?.user === user && needs.now() - done.at < needs.maxAge
    if (!user || isDone || isResting || needs.savesData()) return
    running ??= prepare(user)
      .catch((error: unknown) => {
        if (!(error instanceof GivenUp)) throw error
        if (error instanceof Busy) rest(error)
      })
      .finally(() => {
        running = null
      })
    await running
  }
  return begin
}

function isBusy(error: unknown): error is ProblemError {
  return error instanceof ProblemError && [429, 503].includes(error.status)
}

/** An answer that cannot be read comes from a server that is there. */
function isAway(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return true
  return !hasReached(error) && error.code !== 'unreadable-answer'
}
