import { auditEndpoints } from '#src/contract/endpoints/audit.ts'
import { sendPublic } from '../http/json-answer.ts'
import type { RouteDependencies } from './dependencies.ts'

/** The head of the audit log, for whoever wants to hold the portal to it (TRU-5). */
export function auditHeadRoute({
  router,
  store,
}: Pick<RouteDependencies, 'router' | 'store'>): void {
  router.open(auditEndpoints.auditHead, async ({ request, reply }) =>
    sendPublic(request, reply, await store.auditHead(), 'brand'),
  )
}
