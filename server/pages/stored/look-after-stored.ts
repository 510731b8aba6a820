import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Store } from '../../store/create-store.ts'
import { contentVersion, type PageSources } from '../content-version.ts'
import type { FinishedPages } from '../finished-pages.ts'
import { makeAhead } from './make-ahead.ts'
import { ownOrigins } from '../../http/own-origins.ts'
import type { PageStorage } from './store-pages.ts'

type Needs = {
  config: Pick<Config, 'languages' | 'pagesAheadPercent' | 'publicUrl'>
  store: Store
  catalogue: PageSources['catalogue']
  stored: PageStorage
  pages: FinishedPages
}

/** Milliseconds after the start, and between two rounds. */
const firstAfter = 60_000
const every = 3_600_000

/**
 * Looks after stored pages soon after the start and every hour, in one of the processes that share them:
 * removes what is no longer so, and makes pages of suppliers before somebody waits for them.
 */
export function lookAfterStored(app: FastifyInstance, needs: Needs): void {
  const { stored } = needs
  const closing = new AbortController()
  const { signal } = closing
  let making: Promise<void> | null = null
  const round = async () => {
    if (signal.aborted || !stored.keep()) return
    await stored
      .sweep()
      .catch((err: unknown) => app.log.warn({ err }, 'stored pages were not swept'))
    // Which may take longer than an hour.
    making ??= ahead(needs, signal)
      .then((made) => made > 0 && app.log.info({ made }, 'pages were made ahead'))
      .catch((err: unknown) => app.log.warn({ err }, 'pages were not made ahead'))
      .then(() => void (making = null))
  }
  const first = setTimeout(round, firstAfter).unref()
  const others = setInterval(round, every).unref()
  app.addHook('onClose', async () => {
    clearTimeout(first)
    clearInterval(others)
    closing.abort()
    await making
  })
}

async function ahead(
  { config, store, catalogue, ...at }: Needs,
  signal: AbortSignal,
): Promise<number> {
  const { languages, pagesAheadPercent, publicUrl } = config
  if (pagesAheadPercent === 0 || !publicUrl) return 0
  return makeAhead({
    ...at,
    ...{ languages, signal },
    suppliers: store.organisations,
    origins: ownOrigins(publicUrl, await store.brands.hosts()),
    share: pagesAheadPercent / 100,
    contentVersion: (host, path) => contentVersion({ store, catalogue }, host, path),
  })
}
