import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { brandCss } from '../../src/brand/brand-css.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { languageOf } from '../http/request-language.ts'
import { requestHost } from '../http/request-origin.ts'
import type { BrandStore } from '../store/brands.ts'
import { brandedTexts } from '../texts/branded-texts.ts'
import { iconFolder, readBrandArt } from './brand-art.ts'
import { webManifest } from './web-manifest.ts'

/**
 * What differs by host besides the pages: the stylesheet with the brand's tokens, and the manifest.
 * @param brands theme of a host, with its texts in a language; the default one for an unknown host
 * @param offered languages of the installation
 * @param files folder whose contents are served at the root of the site
 */
export function registerBrandFiles(
  app: FastifyInstance,
  brands: Pick<BrandStore, 'forHost' | 'ownTexts'>,
  files: URL,
  offered: readonly Language[],
): void {
  const art = readBrandArt(files)
  app.get('/brand.css', async (request, reply) => {
    const brand = await brands.forHost(requestHost(request))
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('vary', 'host')
      .send(brandCss(brand.brandColors))
  })
  // Browsers ask for it where a page names no icon of its own.
  app.get('/favicon.ico', async (request, reply) => {
    const { favicon } = (await brands.forHost(requestHost(request))).brandImages
    if (!favicon) return reply.callNotFound()
    return reply.header('cache-control', 'public, max-age=300').redirect(favicon)
  })
  // iOS takes it from the shell too, which knows no brand.
  app.get('/apple-touch-icon.png', async (request, reply) => {
    const folder = iconFolder(await brands.forHost(requestHost(request)), art)
    const file = `${folder}apple-touch-icon.png`
    if (!art.has(file)) return reply.callNotFound()
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=300')
      .header('vary', 'host')
      .send(await readFile(new URL(`.${file}`, files)))
  })
  app.get('/manifest.webmanifest', async (request, reply) => {
    const language = languageOf(request, offered)
    const host = requestHost(request)
    const brand = await brands.forHost(host, language)
    const { texts } = brandedTexts(language, await brands.ownTexts(host))
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('vary', 'host, accept-language, cookie')
      .send(JSON.stringify(webManifest(brand, art, texts)))
  })
}
