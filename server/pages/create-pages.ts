import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { type ApiConfig, isEmbedded } from '../config-api.ts'
import type { Config } from '../config.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { countProfilePage } from '../numbers/count-requests.ts'
import { languages } from '#src/i18n/languages.ts'
import type { Store } from '../store/create-store.ts'
import { registerBrandPreviews } from './brand-previews/register-brand-previews.ts'
import { registerMailPreviews } from './brand-previews/register-mail-previews.ts'
import { registerBrandFiles } from './brand-files.ts'
import { sourcesOf } from '../texts/message-sources.ts'
import { textsOf } from '../texts/page-texts.ts'
import { contentVersion, type PageSources } from './content-version.ts'
import { registerCrawlerFiles } from './crawler-files.ts'
import { createDevOutbox } from './dev-outbox.ts'
import { registerDocumentFrame } from './document-frame.ts'
import { finishedPages } from './finished-pages.ts'
import { builtConsole, developedConsole, registerOperatePage } from './operate-page.ts'
import { registerOwnTexts } from './own-texts-files.ts'
import { registerPages } from './pages-plugin.ts'
import { registerPreviews } from './previews/register-previews.ts'
import { registerProfileCode } from './profile-code.ts'
import { makePages } from './rendering/make-pages.ts'
import { readInProcess } from './rendering/in-process-reads.ts'
import { loadPortal } from './rendering/portal.ts'
import { registerShareTarget } from './share-target.ts'
import { registerShellFile } from './shell-file.ts'
import { lookAfterStored } from './stored/look-after-stored.ts'
import { storePages } from './stored/store-pages.ts'
import { registerStaticFiles } from './static-files.ts'
import { registerWidgetFiles } from './widget-files.ts'
import { registerWorkerFile } from './worker-file.ts'

const dist = new URL('../../dist/', import.meta.url)
const widgetReleases = new URL('../../widget/releases/', import.meta.url)
const publicFiles = new URL('../../public/', import.meta.url)

export type PagesPlugin = FastifyPluginAsync<{ limits: RateLimits }>

/** Everything that is not API or identity: pages, built files, what differs by brand, the outbox. */
export function createPages({
  config,
  store,
  catalogue,
}: {
  config: Config
  store: Store
  catalogue: PageSources['catalogue']
}): PagesPlugin {
  const sources = { store, catalogue }
  return async (app, { limits }) => {
    // At once: a later release in the same folder has other texts.
    for (const language of config.languages) textsOf(language)
    for (const language of languages) sourcesOf(language)
    const files = config.development ? publicFiles : new URL('client/', dist)
    registerBrandFiles(app, store.brands, files, config.languages)
    const profiles = isEmbedded(config.api) ? store.organisations : null
    registerCrawlerFiles(app, config, profiles, limits)
    registerProfileCode(app, config, limits)
    registerShareTarget(app)
    await app.register(createDevOutbox(config))
    await registerDocumentFrame(app, new URL('document-frame/', dist))
    const { ownTexts } = store.brands
    const { renderer, patterns, textPart, transform } = config.development
      ? await import('./development.ts').then(({ develop }) => develop(app, config.api, ownTexts))
      : await renderBuilt(app, config.api, ownTexts)
    registerOwnTexts(app, { ownTexts, textPart })
    if (!config.development) {
      await registerStaticFiles(app, dist, config.dataDir)
      await registerShellFile(app, files)
      await registerWorkerFile(app, new URL('worker/', dist), config.serviceWorker)
      await registerWidgetFiles(app, widgetReleases, await store.scriptKey())
    }
    for (const program of ['operate', 'report'] as const)
      registerOperatePage(app, program, {
        parts: config.development ? developedConsole(program) : await builtConsole(dist, program),
        brandForHost: store.brands.forHost,
        offered: config.languages,
        ...(transform && { transform }),
      })
    registerBrandPreviews(app, { config, store, renderer, limits })
    registerMailPreviews(app, { config, store, limits })
    const isOurs = isEmbedded(config.api)
    const versionOf = async (host: string, url: string) =>
      isOurs ? contentVersion(sources, host, url) : null
    registerPreviews(app, {
      config,
      limits,
      brandForHost: (host) => store.brands.forHost(host),
      ownTexts,
      pictureSources: { dataDir: config.dataDir, readKept: store.brandStates.picture },
      readProfile: renderer.publicProfile,
      profileVersion: async (host, slug) =>
        (await versionOf(host, `/organization/${slug}`))?.page ?? null,
    })
    const mayStore = isOurs && !config.development
    const stored = mayStore ? storePages(app, config, sources) : null
    const pages = finishedPages(renderer, stored)
    if (stored) lookAfterStored(app, { config, store, catalogue, stored, pages })
    registerPages(app, {
      config,
      renderer,
      pages,
      patterns,
      limits,
      countProfile: (request, slug) => countProfilePage(store.numbers, request, slug),
      hasAnyBrand: async () => (await store.brands.hosts()).length > 0,
      hasBrand: async (host) => (await store.brands.byHost(host)) !== null,
      contentVersion: versionOf,
    })
  }
}

/** Loaded at the start: a later release may be built into the same folder while this one runs. */
async function renderBuilt(
  app: FastifyInstance,
  api: ApiConfig,
  ownTexts: Store['brands']['ownTexts'],
) {
  const portal = await loadPortal(dist)
  const warn = (error: unknown) => app.log.warn({ err: error }, 'theme')
  return {
    renderer: makePages({ portal, api, ownTexts, warn }, readInProcess(app)),
    patterns: portal.entry.pagePatterns(),
    textPart: portal.textPart,
    transform: undefined,
  }
}
