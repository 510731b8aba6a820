import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { preferredLanguage } from '#src/i18n/language-choice.ts'
import { defaultLanguage, type Language } from '#src/i18n/languages.ts'
import { vary } from './vary.ts'

/** Cookie with the language that a person has chosen in the portal. */
const cookie = /(?:^|;) *language=([^;]*)/
/** A part of `Accept-Language`: https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4 */
const range =
  /^([a-z]{1,8}(?:-[a-z0-9]{1,8})*)(?:[ \t]*;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i

/**
 * The language in which a request is answered: that of the cookie `language`, else the first of
 * `Accept-Language` by quality that is offered.
 * @param offered languages of the installation
 * @param otherwise the language of the brand, where neither names one that is offered
 */
export function languageOf(
  { headers }: { headers: IncomingHttpHeaders },
  offered: readonly Language[],
  otherwise: Language = defaultLanguage,
): Language {
  const chosen = cookie.exec(headers.cookie ?? '')?.[1] ?? ''
  return (
    preferredLanguage([chosen, ...accepted(headers['accept-language'] ?? '')], offered) ?? otherwise
  )
}

/**
 * The language in which a call of the API is answered: the first of `Accept-Language` by quality that is
 * offered, else English. A cookie does not count: the portal's client says the language of its page, and
 * another client has chosen none. The answer says that it depends on it.
 */
export function answerLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  const { headers, server } = request
  const wanted = accepted(headers['accept-language'] ?? '')
  const language = preferredLanguage(wanted, server.languages ?? []) ?? defaultLanguage
  vary(reply, 'accept-language').header('content-language', language)
  return language
}

/**
 * The language of a text that exists in others than those of the installation.
 * @param among the languages that it may be in
 * @returns the first of `Accept-Language` by quality that is among them; null where none is
 */
export function textLanguage<Tag extends string>(
  { headers }: { headers: IncomingHttpHeaders },
  among: readonly Tag[],
): Tag | null {
  return preferredLanguage(accepted(headers['accept-language'] ?? ''), among)
}

/**
 * The language that a sign-in asks for by `ui_locales`: tags of BCP 47 with blanks between them, the
 * best one first. https://openid.net/specs/openid-connect-core-1_0.html#AuthRequest
 * @param value of the parameter, as it came
 * @returns null where none of them is offered
 */
export function languageOfLocales(value: unknown, offered: readonly Language[]): Language | null {
  return typeof value === 'string' ? preferredLanguage(value.split(' '), offered) : null
}

function accepted(header: string): string[] {
  if (header === '') return []
  const ranges = header.split(',').flatMap((part) => {
    const [, tag, quality = '1'] = range.exec(part.trim()) ?? []
    return tag !== undefined && Number(quality) > 0 ? [{ tag, quality: Number(quality) }] : []
  })
  const byQuality = ranges.toSorted((one, other) => other.quality - one.quality)
  return byQuality.map(({ tag }) => tag)
}
