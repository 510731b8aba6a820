import { moduleEndpoints } from '#src/contract/endpoints/modules.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { sendPublic } from '../http/json-answer.ts'
import { requestHost } from '../pages/request-origin.ts'
import { signTicket } from '../policies/module-ticket.ts'
import { presentModule } from '../present/supplier-module.ts'
import type { StoredModule } from '../store/module-input.ts'
import type { RouteDependencies } from './dependencies.ts'
import type { FastifyRequest } from 'fastify'

/** Questionnaires that earn tags, and tickets to answer them (MOD-1 to MOD-3). */
export function moduleRoutes({ router, store }: RouteDependencies): void {
  const { supplierModules, moduleTicket } = moduleEndpoints

  async function modulesFor(request: FastifyRequest): Promise<StoredModule[]> {
    const brand = await store.brands.forHost(requestHost(request))
    return store.modules.ofBrand(brand.id)
  }

  router.open(supplierModules, async ({ request, reply }) => {
    reply.header('vary', 'host')
    const modules = await modulesFor(request)
    return sendPublic(request, reply, modules.map(presentModule), 'brand')
  })

  router.member(
    moduleTicket,
    ({ params }) => params.slug,
    async ({ params, organisation, user, request }) => {
      const { moduleId } = params
      const modules = await modulesFor(request)
      if (!modules.some((one) => one.id === moduleId)) throw unknownModule()
      const claims = { organisationId: organisation.id, userId: user.id, moduleId }
      return { data: signTicket(await store.modules.ticketKey(), claims, Date.now()) }
    },
  )
}

function unknownModule(): ProblemError {
  return new ProblemError({
    status: 404,
    code: 'unknown-module',
    field: 'moduleId',
    message: 'There is no module with this id.',
  })
}
