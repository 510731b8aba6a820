import type { FastifyRequest } from 'fastify'
import { moduleEndpoints } from '#src/contract/endpoints/modules.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import {
  earnedBy,
  questionnaireById,
  questionnaireIn,
  questionnairePath,
  questionnaires,
} from '../catalogue/questionnaires.ts'
import type { QuestionnaireDefinition } from '../catalogue/questionnaires/questionnaire-definition.ts'
import { createFixedAnswers } from '../http/json-answer.ts'
import { answersProblem } from '../policies/questionnaire-answers.ts'
import { passMark, scoreAnswers } from '../policies/questionnaire-score.ts'
import { presentQuestionnaire, presentResult } from '../present/questionnaire.ts'
import { ownResponse } from '../store/complete-module.ts'
import { brandModules } from './brand-modules.ts'
import type { RouteDependencies } from './dependencies.ts'
import { problem } from '../texts/problem.ts'

/**
 * The questionnaires that the portal asks itself (MOD-3). The answers are scored and forgotten: they
 * tell where a business is weak, and they are not needed afterwards. What stays is the best score.
 */
export function questionnaireRoutes({ router, store, catalogue }: RouteDependencies): void {
  const { questionnaire, answerQuestionnaire } = moduleEndpoints
  const fixed = new Map(
    questionnaires.map((one) => [
      one.id,
      createFixedAnswers((language) => ({
        data: presentQuestionnaire(catalogue.in(language), questionnaireIn(one, language)),
      })),
    ]),
  )

  router.open(questionnaire, async (call) => {
    const answer = fixed.get(call.params.id)
    if (!answer) throw unknownQuestionnaire()
    return answer(call)
  })

  router.member(
    answerQuestionnaire,
    ({ params }) => params.slug,
    async ({ params, body, organisation, user, language: languageOf, request }) => {
      const language = languageOf()
      const definition = questionnaireIn(await offered(request, params.id), language)
      const problem = answersProblem(definition, body.answers)
      if (problem) throw problem
      const scored = scoreAnswers(definition, body.answers)
      const attribute = earnedBy(definition)
      if (scored.percent >= passMark) {
        await store.modules.complete({
          responseId: ownResponse(organisation.id, definition.id),
          module: { id: definition.id, attributeIds: [attribute.id] },
          organisationId: organisation.id,
          userId: user.id,
          score: scored.percent,
        })
      }
      const record = await store.organisations.read(organisation.id)
      const earned = record?.attributes.some((one) => one.attributeId === attribute.id) ?? false
      return { data: presentResult(catalogue.in(language), definition, scored, earned) }
    },
  )

  /** A brand without modules of its own shows all built-in ones (MOD-2), else only those it lists. */
  async function offered(request: FastifyRequest, id: string): Promise<QuestionnaireDefinition> {
    const definition = questionnaireById(id)
    if (!definition) throw unknownQuestionnaire()
    const modules = await brandModules(store, request)
    const path = questionnairePath(id)
    if (modules.length > 0 && !modules.some((module) => module.questionnaire === path)) {
      throw unknownQuestionnaire()
    }
    return definition
  }
}

function unknownQuestionnaire(): ProblemError {
  return problem(404, 'problems.unknown-questionnaire', { field: 'id' })
}
