import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { TokenUser } from '../identity/identity.ts'
import type { Letter } from '../mail/compose-mail.ts'
import { acceptedLetter, claimLetter, refusedLetter } from '../mail/member-letters.ts'
import { sendLetters } from '../mail/send-letters.ts'
import { nameToShow } from '../policies/personal-message.ts'
import type { OrganisationKey } from '../store/organisations/organisation-record.ts'
import type { OrganisationPerson } from '../store/organisation-people.ts'
import { textsForPerson } from '../texts/server-texts.ts'
import type { RouteDependencies } from './dependencies.ts'
import { createPortalSite, type PortalSite } from './portal-site.ts'

/** Claims of one account within an hour that others are told of by mail; the portal shows them all. */
const mostAnnounced = 10
const hour = 3_600_000
const countedAccounts = 10_000

/** Mails about memberships; none of them ever fails the request that sends it. */
export type MemberMail = {
  claimed(
    request: FastifyRequest,
    organisation: OrganisationKey,
    claimant: TokenUser,
  ): Promise<void>
  decided(
    request: FastifyRequest,
    organisation: OrganisationKey,
    claimant: OrganisationPerson,
    decision: 'accepted' | 'refused',
  ): Promise<void>
}

export function createMemberMail(
  deps: Pick<RouteDependencies, 'config' | 'store' | 'mail' | 'log'>,
): MemberMail {
  const { store, log } = deps
  const siteOf = createPortalSite(deps)
  const announced = new LRUCache<string, number>({ max: countedAccounts, ttl: hour })

  async function send(
    request: FastifyRequest,
    lettersFor: (site: PortalSite) => Promise<readonly Letter[]>,
  ): Promise<void> {
    try {
      await sendLetters(deps, await lettersFor(await siteOf(request)))
    } catch (error) {
      log.error({ err: error }, 'letters about a membership could not be written')
    }
  }

  /** Asking, taking it back and asking again must not fill a mailbox. */
  function mayAnnounce(userId: string): boolean {
    const count = (announced.get(userId) ?? 0) + 1
    announced.set(userId, count, { noUpdateTTL: true })
    return count <= mostAnnounced
  }

  return {
    async claimed(request, organisation, claimant) {
      if (!mayAnnounce(claimant.id)) return log.warn('an account makes too many claims to announce')
      await send(request, async (site) => {
        const people = await store.members.people(organisation.id)
        const owners = people.filter((one) => one.whenAccepted && one.relationship === 'OWNER')
        const operators = owners.length > 0 ? [] : await store.operators.addresses()
        const to = [...owners, ...operators.map(operator)]
        if (to.length === 0) log.warn('a claim waits and there is no operator to tell')
        const { email, emailVerified } = claimant
        const name = nameToShow(`${claimant.firstName} ${claimant.lastName}`, claimant)
        return Promise.all(
          to.map(async (one) => {
            const language = await ('userId' in one
              ? store.mailLanguages.ofUser(one.userId)
              : store.mailLanguages.ofAddress(one.email))
            const texts = textsForPerson(language, site.texts.language)
            return claimLetter(texts, site, organisation, { name, email, emailVerified }, one)
          }),
        )
      })
    },
    decided: (request, organisation, claimant, decision) =>
      send(request, async (site) => {
        const letter = decision === 'accepted' ? acceptedLetter : refusedLetter
        const language = await store.mailLanguages.ofUser(claimant.userId)
        const texts = textsForPerson(language, site.texts.language)
        return [letter(texts, site, organisation, claimant)]
      }),
  }
}

const operator = (email: string) => ({ email, emailVerified: true, firstName: null }) as const
