import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../config.ts'
import { isEmbedded } from '../config-api.ts'
import { createDevOutbox } from '../mail/dev-outbox.ts'
import type { Store } from '../store/create-store.ts'
import { registerBrandFiles } from './brand-files.ts'
import { contentVersion } from './content-version.ts'
import { loadPortal } from './page-renderer.ts'
import { registerPages } from './pages-plugin.ts'
import { registerStaticFiles } from './static-files.ts'
import { registerWidgetFiles } from './widget-files.ts'

const dist = new URL('../../dist/', import.meta.url)

/** Everything that is not API or identity: pages, built files, what differs by brand, the outbox. */
export function createPages({
  config,
  store,
}: {
  config: Config
  store: Store
}): FastifyPluginAsync {
  return async (app) => {
    registerBrandFiles(app, (host) => store.brands.forHost(host))
    await app.register(createDevOutbox(config))
    const portal = config.development
      ? await import('./development.ts').then(({ developmentPortal }) => developmentPortal(app))
      : await loadPortal(dist)
    if (!config.development) {
      await registerStaticFiles(app, new URL('client/', dist))
      await registerWidgetFiles(app, new URL('widget/', dist))
    }
    registerPages(app, {
      config,
      portal,
      contentVersion: async (host, url) =>
        isEmbedded(config.api) ? contentVersion(store, host, url) : null,
    })
  }
}
