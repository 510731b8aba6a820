import type { Api } from '../api/create-api.ts'
import type { Membership, OrganisationHit, OwnUser } from '../contract/membership.ts'
import type { OrganisationDetails } from '../contract/organisation.ts'
import type { PublicProfile } from '../contract/public-profile.ts'
import type { LocalArea } from '../lib/local-area.ts'
import type { Device } from '../storage/device.ts'
import type { Cache } from './cache.ts'
import { listSeenProfiles, type SeenProfile } from './seen-profiles.ts'
import type { Sources } from './sources.ts'

/** A public profile; `storedAt` (ms since the epoch; 0: unknown) is set when the device answered. */
export type PublicProfileRead = { profile: PublicProfile; storedAt: number | null }

/** Organisations, and the user who belongs to some of them. */
export type ProfileData = {
  /** @returns null when no organisation has that slug */
  publicProfile(slug: string): Promise<PublicProfileRead | null>
  /** Public profiles that this device has a copy of, read last first. Never rejects. */
  seenProfiles(): Promise<SeenProfile[]>
  /** The signed-in user as the server knows them at this moment; nothing of it is cached. */
  ownUser(): Promise<OwnUser>
  memberships(): Promise<Membership[]>
  /** The same for a guard: the screen that it leads to, which asks next, gets this answer. */
  membershipsAhead(): Promise<Membership[]>
  /** As the device has them, to guess from what will be asked for next; none where it has none. Never rejects. */
  storedMemberships(): Promise<Membership[]>
  organisation(slug: string): Promise<OrganisationDetails>
  searchOrganisations(keyword: string, signal?: AbortSignal): Promise<OrganisationHit[]>
  createSupplier(name: string): Promise<Membership>
  associate(slug: string): Promise<Membership>
  /** The organisation that was open last in this browser. */
  rememberedSlug(): string | null
  rememberSlug(slug: string): void
}

type Needs = {
  api: Pick<Api, 'account' | 'organisations'>
  cache: Pick<Cache, 'fresh' | 'stored'>
  sources: Sources
  device: Pick<Device, 'all'>
  local: LocalArea | undefined
  userId: () => string | null
  /** ms since the epoch. */
  now: () => number
}

export function profileData(needs: Needs): ProfileData {
  const { api, cache, sources, device, local, userId, now } = needs
  let ahead: Promise<Membership[]> | null = null

  async function askMemberships(): Promise<Membership[]> {
    const id = userId()
    return id ? (await cache.fresh(sources.memberships(id))).value : api.account.memberships()
  }

  return {
    async publicProfile(slug) {
      const { value, storedAt } = await cache.fresh(sources.publicProfile(slug))
      return value && { profile: value, storedAt }
    },
    seenProfiles: () => listSeenProfiles(device, now),
    ownUser: () => api.account.ownUser(),
    memberships() {
      const answer = ahead ?? askMemberships()
      ahead = null
      return answer
    },
    membershipsAhead() {
      const asked = askMemberships()
      ahead = asked
      // Whoever asks after a failure asks anew.
      asked.catch(() => {
        if (ahead === asked) ahead = null
      })
      return asked
    },
    async storedMemberships() {
      const id = userId()
      return (id && (await cache.stored(sources.memberships(id)))) || []
    },
    async organisation(slug) {
      const id = userId()
      if (!id) return api.organisations.details(slug)
      return (await cache.fresh(sources.organisation(id, slug))).value
    },
    searchOrganisations: (keyword, signal) => api.organisations.search(keyword, signal),
    createSupplier: (name) => api.organisations.createSupplier(name),
    associate: (slug) => api.account.associate(slug),
    rememberedSlug: () => local?.get('private.organisation') ?? null,
    rememberSlug: (slug) => local?.set('private.organisation', slug),
  }
}
