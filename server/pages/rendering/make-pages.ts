import type { ProblemError } from '#src/contract/problem.ts'
import { finishPage } from './finish-page.ts'
import type { Read } from './in-process-reads.ts'
import type { PageRenderer } from './page-renderer.ts'
import { portalApi } from './portal-api.ts'
import { rememberPortal } from './remember-portal.ts'
import { renderPage, type Workshop } from './render-page.ts'

/**
 * Makes finished pages of a portal that is loaded in this thread.
 * @returns a renderer over some reads
 */
export function makePages(workshop: Workshop): (read: Read) => PageRenderer {
  const { portal, api } = workshop
  const remembered = rememberPortal()
  return (read) => ({
    async render(request) {
      const asked = portalApi(portal, api, read, request)
      const page = { ...asked, portal: remembered(asked.portal, request) }
      const rendered = await renderPage(workshop, page, request)
      if ('location' in rendered) return rendered
      return finishPage(rendered.status, rendered)
    },
    async publicProfile(host, slug) {
      try {
        const { organisations } = portalApi(portal, api, read, { host })
        return { profile: await organisations.publicProfile(slug) }
      } catch (error) {
        // The build's own class of that name is another one than the server's.
        if (!(error instanceof Error) || error.name !== 'ProblemError') throw error
        const { status, code, reason, params, message } = error as ProblemError
        return { problem: { status: status || 502, code, reason, params, message } }
      }
    },
  })
}
