import type { FastifyRequest } from 'fastify'
import { languageInCookies, preferredLanguage } from '../../src/i18n/language-choice.ts'
import { defaultLanguage, type Language } from '../../src/i18n/languages.ts'

/** Ranges of a header that are read: a browser sends a handful. */
const mostRanges = 20

/**
 * The language in which a request wants its answer: the one that was chosen, else the first of those
 * that the browser prefers and that are offered, else English.
 * @param offered languages of the installation
 */
export function languageOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  offered: readonly Language[],
): Language {
  const chosen = languageInCookies(headers.cookie ?? '')
  if (chosen && offered.includes(chosen)) return chosen
  const preferred = preferences(headers['accept-language'] ?? '')
  return preferredLanguage(preferred, offered) ?? defaultLanguage
}

/** The tags of `Accept-Language`, the dearest first (RFC 9110, 12.5.4); a quality of 0 refuses one. */
function preferences(header: string): string[] {
  return header
    .split(',', mostRanges)
    .map((range) => {
      const [tag = '', quality = ''] = range.split(';', 2)
      const [, written = '1'] = /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(quality) ?? []
      return { tag: tag.trim(), quality: Number(written) }
    })
    .filter((one) => one.tag !== '' && one.quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map((one) => one.tag)
}
