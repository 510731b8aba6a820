import type { KoaContextWithOIDC } from 'oidc-provider'
import { troubleProblem } from '../../http/trouble-problem.ts'
import { troubleOf } from '../../store/trouble.ts'
import type { IdentityDependencies } from '../identity.ts'
import { failedPage } from '../pages/message-pages.ts'
import type { Site } from '../site.ts'
import { showPage } from './show-page.ts'

/** The status for a failure that is no fault of the caller's. */
export function statusOfFault(error: unknown): number {
  const trouble = troubleOf(error)
  return trouble ? troubleProblem(trouble).status : 500
}

/** Answers with a page where oidc-provider leaves a failure to Koa: while it saves a session, for one. */
export function answerOwnFaults(site: Site, log: IdentityDependencies['log']) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    try {
      await next()
    } catch (error) {
      log.error({ err: error }, 'identity provider failed')
      ctx.status = statusOfFault(error)
      showPage(ctx, site, failedPage)
    }
  }
}
