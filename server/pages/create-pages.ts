import type { FastifyPluginAsync } from 'fastify'
import { isEmbedded } from '../config-api.ts'
import type { Config } from '../config.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Store } from '../store/create-store.ts'
import { registerBrandFiles } from './brand-files.ts'
import { textsOf } from '../texts/page-texts.ts'
import { contentVersion } from './content-version.ts'
import { registerCrawlerFiles } from './crawler-files.ts'
import { createDevOutbox } from './dev-outbox.ts'
import { loadPortal } from './page-renderer.ts'
import { registerPages } from './pages-plugin.ts'
import { portalApi } from './portal-api.ts'
import { readProfile, registerPreviews } from './previews/register-previews.ts'
import { registerProfileCode } from './profile-code.ts'
import { registerShareTarget } from './share-target.ts'
import { registerShellFile } from './shell-file.ts'
import { registerStaticFiles } from './static-files.ts'
import { registerWidgetFiles } from './widget-files.ts'
import { registerWorkerFile } from './worker-file.ts'

const dist = new URL('../../dist/', import.meta.url)
const widgetReleases = new URL('../../widget/releases/', import.meta.url)
const publicFiles = new URL('../../public/', import.meta.url)

export type PagesPlugin = FastifyPluginAsync<{ limits: RateLimits }>

/** Everything that is not API or identity: pages, built files, what differs by brand, the outbox. */
export function createPages({ config, store }: { config: Config; store: Store }): PagesPlugin {
  return async (app, { limits }) => {
    // At once: a later release in the same folder has other texts.
    for (const language of config.languages) textsOf(language)
    const files = config.development ? publicFiles : new URL('client/', dist)
    registerBrandFiles(app, store.brands.forHost, files, config.languages)
    const profiles = isEmbedded(config.api) ? store.organisations : null
    registerCrawlerFiles(app, config, profiles, limits)
    registerProfileCode(app, config, limits)
    registerShareTarget(app)
    await app.register(createDevOutbox(config))
    const portal = config.development
      ? await import('./development.ts').then(({ developmentPortal }) => developmentPortal(app))
      : await loadPortal(dist)
    if (!config.development) {
      await registerStaticFiles(app, dist, config.dataDir)
      await registerShellFile(app, files)
      await registerWorkerFile(app, new URL('worker/', dist), config.serviceWorker)
      await registerWidgetFiles(app, widgetReleases, await store.scriptKey())
    }
    registerPreviews(
      app,
      (host) => store.brands.forHost(host),
      (host, slug) =>
        readProfile(portalApi(app, portal, config.api, { host }).organisations.publicProfile(slug)),
      limits,
      config,
    )
    registerPages(app, {
      config,
      portal,
      limits,
      hasBrand: async (host) => (await store.brands.byHost(host)) !== null,
      contentVersion: async (host, url) =>
        isEmbedded(config.api) ? contentVersion(store, host, url) : null,
    })
  }
}
