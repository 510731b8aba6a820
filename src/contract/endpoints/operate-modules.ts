import { catalogueId } from '../fields.ts'
import { modulePut, storedModule } from '../operate/module-input.ts'
import { questionnaireInput, storedQuestionnaire } from '../operate/questionnaire-input.ts'
import { recordEndpoints } from './record-endpoints.ts'

const modules = recordEndpoints({
  ...{ path: '/operate/modules', one: 'a module', many: 'modules' },
  ...{ id: catalogueId, input: modulePut, stored: storedModule },
})
// They belong to the installation, and have no order.
const questionnaires = recordEndpoints({
  ...{ path: '/operate/questionnaires', one: 'a questionnaire', many: 'questionnaires' },
  ...{ id: catalogueId, input: questionnaireInput, stored: storedQuestionnaire },
})

/** Modules and the questionnaires that they ask, as editors work on them (OPR-5). */
export const operateModuleEndpoints = {
  operatedModules: modules.list,
  operatedModule: modules.find,
  createModule: modules.create,
  changeModule: modules.change,
  removeModule: modules.remove,
  moveModule: modules.move,
  operatedQuestionnaires: questionnaires.list,
  operatedQuestionnaire: questionnaires.find,
  createQuestionnaire: questionnaires.create,
  changeQuestionnaire: questionnaires.change,
  removeQuestionnaire: questionnaires.remove,
} as const
