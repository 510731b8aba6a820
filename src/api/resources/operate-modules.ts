import { operateModuleEndpoints } from '../../contract/endpoints/operate-modules.ts'
import { type ModuleContent, storedModule } from '../../contract/operate/module-input.ts'
import {
  type QuestionnaireContent,
  storedQuestionnaire,
} from '../../contract/operate/questionnaire-input.ts'
import type { Call } from '../http.ts'
import { recordsApi, type RecordsApi } from './edited-records.ts'

const ofModules = {
  ...{ list: 'operatedModules', find: 'operatedModule', create: 'createModule' },
  ...{ change: 'changeModule', remove: 'removeModule', move: 'moveModule' },
} as const satisfies Record<string, keyof typeof operateModuleEndpoints>

const ofQuestionnaires = {
  ...{ list: 'operatedQuestionnaires', find: 'operatedQuestionnaire' },
  ...{ create: 'createQuestionnaire', change: 'changeQuestionnaire' },
  ...{ remove: 'removeQuestionnaire', move: 'operatedQuestionnaires' },
} as const satisfies Record<string, keyof typeof operateModuleEndpoints>

/** Modules and questionnaires, for editors. */
export function operateModulesApi(call: Call): {
  modules: RecordsApi<ModuleContent>
  questionnaires: RecordsApi<QuestionnaireContent>
} {
  const table = operateModuleEndpoints
  const questionnaires = recordsApi(call, table, ofQuestionnaires, storedQuestionnaire)
  return {
    modules: recordsApi(call, table, ofModules, storedModule),
    // They have no order.
    questionnaires: { ...questionnaires, move: () => questionnaires.list() },
  }
}
