import { moduleEndpoints } from '#src/contract/endpoints/modules.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import { sendPublic } from '../http/json-answer.ts'
import { vary } from '../http/vary.ts'
import { signTicket } from '../policies/module-ticket.ts'
import { presentCompleted, presentModule } from '../present/supplier-module.ts'
import { brandModules } from './brand-modules.ts'
import type { RouteDependencies } from './dependencies.ts'
import { problem } from '../texts/problem.ts'

/** Questionnaires that earn tags, and tickets to answer them (MOD-1 to MOD-3). */
export function moduleRoutes({ router, store }: RouteDependencies): void {
  const { supplierModules, moduleTicket, completedModules } = moduleEndpoints

  router.open(supplierModules, async ({ request, reply, language }) => {
    vary(reply, 'host')
    const modules = await brandModules(store, request)
    const tag = language()
    const inLanguage = modules.map((module) => presentModule(tag, module))
    return sendPublic(request, reply, inLanguage, 'brand')
  })

  router.member(
    moduleTicket,
    ({ params }) => params.slug,
    async ({ params, organisation, user, request }) => {
      const { moduleId } = params
      const modules = await brandModules(store, request)
      if (!modules.some((one) => one.id === moduleId)) throw unknownModule()
      const claims = { organisationId: organisation.id, userId: user.id, moduleId }
      return { data: signTicket(await store.modules.ticketKey(), claims, Date.now()) }
    },
  )

  router.member(
    completedModules,
    ({ params }) => params.slug,
    async ({ organisation, request }) => {
      const completed = await store.modules.completedBy(organisation.id)
      return { results: presentCompleted(completed, await brandModules(store, request)) }
    },
  )
}

function unknownModule(): ProblemError {
  return problem(404, 'problems.unknown-module', { field: 'moduleId' })
}
