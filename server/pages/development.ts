import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../config-api.ts'
import { readInProcess } from './rendering/in-process-reads.ts'
import { makePages } from './rendering/make-pages.ts'
import type { Portal } from './rendering/portal.ts'
import type { Workshop } from './rendering/render-page.ts'

type Entry = Portal['entry']

/** Renders pages for `npm run dev`. */
export async function develop(
  app: FastifyInstance,
  api: ApiConfig,
  ownTexts: Workshop['ownTexts'],
) {
  const { portal, transform } = await developmentPortal(app)
  const warn = (error: unknown) => app.log.warn({ err: error }, 'theme')
  return {
    renderer: makePages({ portal, api, ownTexts, warn }, readInProcess(app)),
    patterns: portal.entry.pagePatterns(),
    textPart: portal.textPart,
    transform,
  }
}

/**
 * Runs Vite inside the server: modules are transformed on request and replaced while one works.
 * @returns the portal, its render entry always the newest, and what adds Vite's own parts to other pages
 */
async function developmentPortal(app: FastifyInstance) {
  const [{ createServer }, { default: middie }] = await Promise.all([
    import('vite'),
    import('@fastify/middie'),
  ])
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  // Vite serves sources, so the built file's address leads to the one it is built from.
  app.get('/widget/badge.js', (_request, reply) => reply.redirect('/widget/define.ts'))
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  const load = async (): Promise<Entry> =>
    (await vite.ssrLoadModule('/src/entry-server.tsx')) as Entry

  const render: Entry['render'] = async (input) => {
    const { render: renderNow } = await load()
    await renderNow(input)
    // The first pass pulls a lazy route's styles into the module graph; listed in the head, they
    // spare the page a flash of bare markup.
    const css = [...(vite.environments['ssr']?.moduleGraph.urlToModuleMap.keys() ?? [])]
      .filter((url) => url.endsWith('.css'))
      .map((url) => ({ href: `${url}?direct`, 'data-tanstack-router-dev-styles': true as const }))
    const routes = { __root__: { ...input.manifest.routes['__root__'], css } }
    const rendered = await renderNow({ ...input, manifest: { routes } })
    if ('location' in rendered) return rendered
    return { ...rendered, html: await vite.transformIndexHtml(input.url, rendered.html) }
  }
  const manifest = {
    routes: { __root__: { scripts: [{ attrs: { type: 'module', src: '/src/start/boot.ts' } }] } },
  }
  // Vite replaces what is in its own style elements.
  const portal: Portal = {
    entry: { ...(await load()), render },
    manifest,
    styles: new Map(),
    textPart: () => undefined,
    liveTexts: null,
  }
  const transform = (url: string, html: string) => vite.transformIndexHtml(url, html)
  return { portal, transform }
}
