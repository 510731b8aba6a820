import type { PublicProfile } from '../contract/public-profile.ts'
import type { Device } from '../storage/device.ts'
import { publicProfiles } from '../storage/cache-tables.ts'

/** A public profile that this device has a copy of. */
export type SeenProfile = {
  profile: PublicProfile
  /** ms since the epoch; 0 where that is unknown. */
  storedAt: number
}

/**
 * The public profiles that can be read without a network, those that were read last first. They are of
 * this brand, since a brand has an origin and so a database of its own.
 * @param now ms since the epoch
 */
export async function listSeenProfiles(
  device: Pick<Device, 'all'>,
  now: () => number,
): Promise<SeenProfile[]> {
  const [rows, { readShape }] = await Promise.all([
    device.all(publicProfiles),
    import('./shapes.ts'),
  ])
  return rows
    .flatMap(({ key, value, storedAt }): SeenProfile[] => {
      const profile = readShape('publicProfile', value)
      // What was cached under a former address is a second copy: the new one was opened, and cached, after it.
      if (profile?.slug !== key) return []
      return [{ profile, storedAt: storedAt > now() ? 0 : storedAt }]
    })
    .toSorted((one, other) => other.storedAt - one.storedAt)
}
