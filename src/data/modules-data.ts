import type { Api } from '../api/create-api.ts'
import { ProblemError } from '../contract/problem.ts'
import type {
  CompletedModule,
  Questionnaire,
  QuestionnaireAnswers,
  QuestionnaireResult,
} from '../contract/questionnaire.ts'
import type { ModuleTicket, SupplierModule } from '../contract/supplier-module.ts'
import type { Cache } from './cache.ts'
import type { Sources } from './sources.ts'

/**
 * Questionnaires that earn tags. What they ask is cached on the device, so that one opens without a
 * network; answers and results are not.
 */
export type ModulesData = {
  list(): Promise<SupplierModule[]>
  /** Rejects with status 404 when there is none with this id. */
  questionnaire(id: string): Promise<Questionnaire>
  /**
   * @param revision of the questionnaire that was answered; empty where the back end has none
   * Rejects with status 409 where another one is asked by now, and with 422, `field` naming the question
   * as `answers.<id>`, for what cannot be scored.
   */
  answer(
    slug: string,
    id: string,
    answers: QuestionnaireAnswers,
    revision: string,
  ): Promise<QuestionnaireResult>
  /** Nothing where the back end keeps no such list. */
  completed(slug: string): Promise<CompletedModule[]>
  /** Proof, for a questionnaire elsewhere, of whom it is answered for. */
  ticket(slug: string, moduleId: string): Promise<ModuleTicket>
}

export function modulesData(
  { modules }: Pick<Api, 'modules'>,
  cache: Pick<Cache, 'fresh'>,
  sources: Pick<Sources, 'modules' | 'questionnaire'>,
): ModulesData {
  return {
    list: async () => (await cache.fresh(sources.modules)).value,
    questionnaire: async (id) => (await cache.fresh(sources.questionnaire(id))).value,
    answer: (...answered) => modules.answer(...answered),
    completed: (slug) =>
      modules.completed(slug).catch((error: unknown) => {
        if (error instanceof ProblemError && error.status === 404) return []
        throw error
      }),
    ticket: (slug, moduleId) => modules.ticket(slug, moduleId),
  }
}
