import type { FastifyRequest } from 'fastify'
import type { Texts } from '#src/i18n/texts.ts'
import { html } from '../markup/html.ts'
import { standalonePage } from '../markup/standalone-page.ts'

/** Folders of files, and files that lie beside the pages. */
const files = /^\/(?:(?:assets|brands|calendar|modules|shortcuts)\/|[^/?]+\.\w+(?:\?|$))/

/**
 * The page for a person whose page could not be made at all. It stands alone: what it would need of
 * the portal may be what failed.
 * @param message what happened and what to do
 */
export function failurePage({ t, language }: Texts, message: string): string {
  return standalonePage(
    language,
    t('standalone-pages.failure.title'),
    html`<p>${message}</p>
      <p>
        <a href="">${t('standalone-pages.failure.tryAgain')}</a>
        <a href="/">${t('standalone-pages.failure.home')}</a>
      </p>`,
  )
}

/** Whether a file was asked for, by what stands in a page or by a tool: neither expects JSON. */
export function wantsFile(request: FastifyRequest): boolean {
  return files.test(request.url)
}

/** Whether a person in a browser waits for the answer, not a program. */
export function wantsPage(request: FastifyRequest): boolean {
  const isPage = request.headers.accept?.includes('text/html') ?? false
  return request.method === 'GET' && isPage && !request.url.startsWith('/api/')
}
