import type { ApiConfig } from '../../config-api.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Read } from './in-process-reads.ts'
import type { Portal } from './portal.ts'

/**
 * The portal's own client of its API, as a guest sees it, wherever that API lives.
 * @param api where it lives, and which of its paths are called differently there
 * @param by.host whose brand is asked for
 * @param by.language in which names and texts are answered; else in English
 */
export function portalApi(
  { entry }: Portal,
  { baseUrl, paths }: ApiConfig,
  read: Read,
  { host, language }: { host: string; language?: Language },
) {
  return entry.createApi({
    ...(language && { language }),
    baseUrl,
    paths,
    token: async () => null,
    refresh: async () => null,
    inProcess: (path, headers) => read({ path, host, headers }),
  })
}
