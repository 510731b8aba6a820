import { operateModuleEndpoints } from '#src/contract/endpoints/operate-modules.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { recordDesk } from './record-desk.ts'

const { createQuestionnaire, changeQuestionnaire, removeQuestionnaire } = operateModuleEndpoints
const { operatedQuestionnaire, operatedQuestionnaires } = operateModuleEndpoints

/** Questionnaires, which belong to the installation: editors of all brands change them (OPR-5). */
export function operateQuestionnaireRoutes({ router, store }: RouteDependencies): void {
  const desk = recordDesk({
    ...{ store, edits: store.questionnaireEdits, brandField: null, brandOf: () => null },
  })
  router.operators(operatedQuestionnaires, ({ scope }) => desk.list(scope))
  router.operators(operatedQuestionnaire, async ({ scope, params }) => ({
    data: await desk.find(scope, params.id),
  }))
  router.operators(createQuestionnaire, async (call) => ({
    data: await desk.create(call, call.body.content),
  }))
  router.operators(changeQuestionnaire, async (call) => ({
    data: await desk.change(call, call.params.id, call.body.version, call.body.content),
  }))
  router.operators(removeQuestionnaire, async (call) => {
    await desk.remove(call, call.params.id, call.params.version)
    return undefined
  })
}
