import type { Api } from '../api/create-api.ts'
import { createMemorylessDevice } from '../storage/memoryless-device.ts'
import { createData, type DataOptions } from './create-data.ts'
import type { Data } from './data.ts'

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
    onPublicRead: (id, value) => record.set(id, value),
    // No device that could answer instead, so no timer either.
    patience: () => new Promise(() => {}),
  })
  return { data, recorded: () => Object.fromEntries(record) }
}
