import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import { ownTextsFile } from '#src/contract/own-texts-file.ts'
import { isNeededIn, isOfGroup } from '#src/i18n/dictionary-groups.ts'
import { isLanguage, type Language } from '#src/i18n/languages.ts'
import { requestHost } from '../http/request-origin.ts'
import { type BrandedTexts, brandedTexts } from '../texts/branded-texts.ts'
import { dictionaryOf } from '../texts/page-texts.ts'
import { finishText } from './rendering/finish-page.ts'
import type { Page } from './rendering/page-renderer.ts'
import { sendFinished } from './send-finished.ts'

/** Files that are kept compressed. */
const most = 60
const forEver = 'public, max-age=31536000, immutable'
const forMinutes = 'public, max-age=300'

type Dependencies = {
  /** The own texts of the brand of a host. */
  ownTexts(host: string): Promise<OwnTexts>
  /** Address of the portal's own part of the texts that guests may need; undefined while one develops. */
  textPart(language: Language): string | undefined
}

/**
 * The part with the texts that guests may need, as a page of a brand is told it.
 * @param part the same with the portal's words alone
 * @returns `part` where the brand has no words of its own
 */
export function textPartOf({ texts, mark }: Pick<BrandedTexts, 'texts' | 'mark'>, part: string) {
  return mark ? `${ownTextsFile(texts.language)}?v=${versionOf(mark, part)}` : part
}

/** The part has its release in its name. */
const versionOf = (mark: string, part: string): string =>
  createHash('sha256').update(`${mark} ${part}`).digest('base64url').slice(0, 12)

/**
 * Serves the texts of the portal in a brand's own words (OPR-4), which what the build made knows nothing of.
 * Pages without a network ask for them without a version, and every page is answered, whatever its version.
 */
export function registerOwnTexts(app: FastifyInstance, { ownTexts, textPart }: Dependencies): void {
  const files = new LRUCache<string, Page>({ max: most })
  app.get<{ Params: { language: string }; Querystring: { v?: unknown } }>(
    ownTextsFile(':language'),
    async (request, reply) => {
      const { language } = request.params
      if (!isLanguage(language)) return reply.callNotFound()
      const { own, mark } = brandedTexts(language, await ownTexts(requestHost(request)))
      const { v } = request.query
      const part = v === undefined ? undefined : textPart(language)
      const isCurrent = part !== undefined && v === versionOf(mark, part)
      const key = JSON.stringify([language, mark, part])
      const file = files.get(key) ?? finishText(200, script(language, own, part))
      files.set(key, file)
      reply.header('cache-control', cachingOf(v !== undefined, isCurrent)).header('vary', 'host')
      await sendFinished(request, reply, file, 'text/javascript; charset=utf-8')
      return reply
    },
  )
}

/** A page of another version is answered with what is so now, which no cache may take for that version. */
function cachingOf(isVersion: boolean, isCurrent: boolean): string {
  if (!isVersion) return forMinutes
  return isCurrent ? forEver : 'no-cache'
}

/** @param part that the texts replace those of */
function script(language: Language, own: BrandedTexts['own'], part: string | undefined): string {
  const needed = Object.entries(own).filter(([id]) => isForBrowsers(language, dictionaryOf(id)))
  const json = JSON.stringify(JSON.stringify(Object.fromEntries(needed)))
  const lines = [`export const own = JSON.parse(${json})`]
  if (part !== undefined) {
    lines.unshift(`import { messages as all } from ${JSON.stringify(part)}`)
    lines.push('export const messages = { ...all, ...own }')
  }
  return `${lines.join('\n')}\n`
}

const isForBrowsers = (language: Language, dictionary: string): boolean =>
  isNeededIn(language, dictionary) &&
  (isOfGroup(dictionary, 'guest') || isOfGroup(dictionary, 'user'))
