import { ProblemError } from '#src/contract/problem.ts'
import { finishPage } from './finish-page.ts'
import type { Read } from './in-process-reads.ts'
import type { PageRenderer } from './page-renderer.ts'
import { portalApi } from './portal-api.ts'
import { rememberPortal } from './remember-portal.ts'
import { renderPage, type Workshop } from './render-page.ts'
import { createTurns } from './turns.ts'

/**
 * Makes finished pages of a portal that is loaded.
 * @param read answers what they read
 */
export function makePages(workshop: Workshop, read: Read): PageRenderer {
  const { portal, api: apiConfig } = workshop
  const remembered = rememberPortal()
  const turn = createTurns()
  return {
    async render(request) {
      const asked = portalApi(portal, apiConfig, read, request)
      const api = { ...asked, portal: remembered(asked.portal, request) }
      const rendered = await renderPage(workshop, { api, turn }, request)
      if ('location' in rendered) return rendered
      await turn()
      return finishPage(rendered.status, rendered)
    },
    async preview(request, { brand, ownTexts, profile }) {
      const asked = portalApi(portal, apiConfig, read, request)
      const api = {
        ...asked,
        portal: { ...asked.portal, brand: async () => brand },
        organisations: { ...asked.organisations, publicProfile: async () => profile },
      }
      const itsOwn = { ...workshop, ownTexts: async () => ownTexts }
      const rendered = await renderPage(itsOwn, { api, turn }, request)
      if ('location' in rendered) throw new Error(`A preview led to ${rendered.location}`)
      return rendered.before + (rendered.styles?.bytes.toString() ?? '') + rendered.after
    },
    async publicProfile(host, slug) {
      try {
        return await portalApi(portal, apiConfig, read, { host }).organisations.publicProfile(slug)
      } catch (error) {
        // The build's own class of that name is another one than the server's.
        if (!(error instanceof Error) || error.name !== 'ProblemError') throw error
        const { status, code, reason, params, message } = error as ProblemError
        throw new ProblemError({ status: status || 502, code, reason, params, message })
      }
    },
  }
}
