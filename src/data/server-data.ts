import type { Api } from '../api/create-api.ts'
import type { PublicProfile } from '../contract/public-profile.ts'
import { createMemorylessDevice } from '../storage/memoryless-device.ts'
import { publicProfiles } from '../storage/table-names.ts'
import { createData, type DataOptions } from './create-data.ts'
import type { Data } from './data.ts'

const profiles = `${publicProfiles}:`
/** What search engines are told of a credential: a page has it in words. How sure it is, a comparison asks. */
const forEngines: ReadonlySet<string> = new Set([
  ...['number', 'issuer', 'scope', 'issuedOn', 'expiresOn', 'entryUrl'],
  ...['checked', 'stopped'],
])

/** Of a profile what its page shows: everything else would come with each first visit for nothing. */
function shown(profile: unknown): unknown {
  if (!profile) return profile
  const { sustainabilityCredentials, ...rest } = profile as PublicProfile
  return {
    ...rest,
    sustainabilityCredentials: sustainabilityCredentials.map((one) =>
      Object.fromEntries(Object.entries(one).filter(([name]) => !forEngines.has(name))),
    ),
  }
}

export type ServerData = {
  data: Data
  /**
   * What was read so far, by table and key: the seed of the page. Only public reads are in it, so a
   * finished page may be cached and shown to every reader.
   */
  recorded(): Record<string, unknown>
}

/**
 * The data layer of one request on the server: it caches nothing and records what is read.
 * @param options.onThemeFailure told of a theme that could not be had, to log it (BRD-2)
 * @param options.sanitise takes out of HTML what must not be in a page
 */
export function createServerData(
  api: Api,
  options: Required<Pick<DataOptions, 'onThemeFailure' | 'sanitise'>>,
): ServerData {
  const record = new Map<string, unknown>()
  const data = createData({
    api,
    device: createMemorylessDevice(),
    ...options,
    onPublicRead: (id, value) => record.set(id, id.startsWith(profiles) ? shown(value) : value),
    // No device that could answer instead, so no timer either.
    patience: () => new Promise(() => {}),
  })
  return { data, recorded: () => Object.fromEntries(record) }
}
