import * as v from 'valibot'
import { operateModuleEndpoints } from '#src/contract/endpoints/operate-modules.ts'
import type { ModuleContent } from '#src/contract/operate/module-input.ts'
import { parse } from '../../http/parse.ts'
import { moduleInput, type StoredModule } from '../../store/module-input.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { recordDesk } from './record-desk.ts'

const { createModule, changeModule, moveModule, removeModule } = operateModuleEndpoints
const { operatedModule, operatedModules } = operateModuleEndpoints

/** Modules, as editors of their brands work on them (OPR-5). */
export function operateModuleRoutes({ router, store }: RouteDependencies): void {
  const desk = recordDesk({
    ...{ store, edits: store.moduleEdits, brandField: 'content.brandId' },
    brandOf: ({ brandId }) => brandId,
  })
  router.operators(operatedModules, ({ scope }) => desk.list(scope))
  router.operators(operatedModule, async ({ scope, params }) => ({
    data: await desk.find(scope, params.id),
  }))
  router.operators(createModule, async (call) => ({
    data: await desk.create(call, harmless(call.body.content), call.body.after),
  }))
  router.operators(changeModule, async (call) => ({
    data: await desk.change(
      ...([call, call.params.id, call.body.version, harmless(call.body.content)] as const),
    ),
  }))
  router.operators(removeModule, async (call) => {
    await desk.remove(call, call.params.id, call.params.version)
    return undefined
  })
  router.operators(moveModule, (call) => desk.move(call, call.params.id, call.body.after))
}

const body = v.object({ content: moduleInput })

/** Without the markup that a title may not have. @throws ProblemError 422 for a title that is nothing else */
const harmless = (content: ModuleContent): StoredModule => parse(body, { content }, 'body').content
