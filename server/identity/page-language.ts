import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Language } from '#src/i18n/languages.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { languageOf, languageOfLocales } from '../http/request-language.ts'
import { serverTexts } from '../texts/server-texts.ts'
import { fieldOf } from './routes/form-body.ts'

/** In which language a page is written. */
export type PageLanguage = {
  texts: Texts
  /** What `ui_locales` asked for, which the forms of the page carry on; null: nothing that is offered. */
  askedLanguage: Language | null
  /** Languages of the installation. */
  offered: readonly Language[]
}

/**
 * The language of a page: that which the sign-in asks for, else that of the browser.
 * @param offered languages of the installation
 * @param uiLocales the parameter `ui_locales` as it came
 */
export function pageLanguage(
  request: { headers: IncomingHttpHeaders },
  uiLocales: unknown,
  offered: readonly Language[],
): PageLanguage {
  const askedLanguage = languageOfLocales(uiLocales, offered)
  return {
    askedLanguage,
    offered,
    texts: serverTexts(askedLanguage ?? languageOf(request, offered)),
  }
}

/** The language of the page that a request asks for, by the parameter in its address or its form too. */
export function requestedLanguage(
  request: FastifyRequest,
  offered: readonly Language[],
): PageLanguage {
  const { query, body } = request
  return pageLanguage(request, fieldOf(query, 'ui_locales') || fieldOf(body, 'ui_locales'), offered)
}
