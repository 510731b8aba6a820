import { moduleEndpoints } from '../../contract/endpoints/modules.ts'
import {
  completedModule,
  questionnaire,
  questionnaireResult,
  type CompletedModule,
  type Questionnaire,
  type QuestionnaireAnswers,
  type QuestionnaireResult,
} from '../../contract/questionnaire.ts'
import {
  moduleTicket,
  supplierModule,
  type ModuleTicket,
  type SupplierModule,
} from '../../contract/supplier-module.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { withQuestionnaire } from '../normalise-module.ts'
import { readList } from '../read-list.ts'
import { unwrapData, unwrapResults } from '../unwrap.ts'

/** Questionnaires that earn tags. */
export const modulesApi = (call: Call) => ({
  async modules(): Promise<SupplierModule[]> {
    const answer = unwrapResults(await call(moduleEndpoints, 'supplierModules'))
    return readList(supplierModule, answer.map(withQuestionnaire))
  },
  /** Proof, for a questionnaire elsewhere, of whom it is answered for. */
  async ticket(slug: string, moduleId: string): Promise<ModuleTicket> {
    const params = { slug, moduleId }
    const answer = await call(moduleEndpoints, 'moduleTicket', { params })
    return readAnswer(moduleTicket, unwrapData(answer))
  },
  async questionnaire(id: string): Promise<Questionnaire> {
    const answer = await call(moduleEndpoints, 'questionnaire', { params: { id } })
    return readAnswer(questionnaire, unwrapData(answer))
  },
  async answer(
    slug: string,
    id: string,
    answers: QuestionnaireAnswers,
    revision: string,
  ): Promise<QuestionnaireResult> {
    const body = { answers, ...(revision !== '' && { revision }) }
    const input = { params: { slug, id }, body }
    const answer = await call(moduleEndpoints, 'answerQuestionnaire', input)
    return readAnswer(questionnaireResult, unwrapData(answer))
  },
  async completed(slug: string): Promise<CompletedModule[]> {
    const answer = await call(moduleEndpoints, 'completedModules', { params: { slug } })
    return readList(completedModule, answer)
  },
})
