import type { FastifyRequest } from 'fastify'
import { moduleEndpoints } from '#src/contract/endpoints/modules.ts'
import { questionnaireIn } from '#src/contract/operate/questionnaire-in.ts'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import { passMark, scoreAnswers } from '#src/contract/questionnaire-score.ts'
import { earnedBy, questionnairePath } from '../catalogue/questionnaires.ts'
import { sendPublic } from '../http/json-answer.ts'
import { vary } from '../http/vary.ts'
import { answersProblem } from '../policies/questionnaire-answers.ts'
import { askedRevision } from '../policies/questionnaire-revision.ts'
import { presentQuestionnaire, presentResult } from '../present/questionnaire.ts'
import { ownResponse } from '../store/complete-module.ts'
import { brandModules } from './brand-modules.ts'
import type { RouteDependencies } from './dependencies.ts'
import { problem } from '../texts/problem.ts'

/** A questionnaire as a brand asks it. */
type Asked = {
  content: QuestionnaireContent
  /** What passing it earns. */
  attributeIds: string[]
  /** Whether suppliers of this brand may answer it. */
  isOffered: boolean
}

/**
 * The questionnaires that the portal asks itself (MOD-3). The answers are scored and forgotten: they
 * tell where a business is weak, and they are not needed afterwards. What stays is the best score.
 */
export function questionnaireRoutes({ router, store, catalogue }: RouteDependencies): void {
  const { questionnaire, answerQuestionnaire } = moduleEndpoints

  router.open(questionnaire, async ({ params, request, reply, language }) => {
    vary(reply, 'host')
    const { content, attributeIds } = await asked(request, params.id)
    const data = presentQuestionnaire(catalogue.in(language()), content, attributeIds)
    return sendPublic(request, reply, { data }, 'revalidated')
  })

  router.member(
    answerQuestionnaire,
    ({ params }) => params.slug,
    async ({ params, body, organisation, user, language: languageOf, request }) => {
      const language = languageOf()
      const { content, attributeIds, isOffered } = await asked(request, params.id)
      if (!isOffered) throw unknownQuestionnaire()
      refuseOtherRevision(content, body.revision)
      const inWords = questionnaireIn(content, language)
      const fault = answersProblem(inWords, body.answers)
      if (fault) throw fault
      const scored = scoreAnswers(inWords, body.answers)
      if (scored.percent >= passMark) {
        await store.modules.complete({
          responseId: ownResponse(organisation.id, content.id),
          module: { id: content.id, attributeIds },
          organisationId: organisation.id,
          userId: user.id,
          score: scored.percent,
          isRepeatable: true,
        })
      }
      const record = await store.organisations.read(organisation.id)
      const held = new Set(record?.attributes.map((one) => one.attributeId))
      const earned = attributeIds.length > 0 && attributeIds.every((id) => held.has(id))
      return { data: presentResult(catalogue.in(language), attributeIds, scored, earned) }
    },
  )

  /**
   * A brand without modules of its own shows all built-in ones (MOD-2), else only those it lists. What an
   * operator has added is there for the brands whose modules ask it alone, and earns what these say.
   * @throws ProblemError 404 where this brand has no such questionnaire
   */
  async function asked(request: FastifyRequest, id: string): Promise<Asked> {
    const [held, modules] = await Promise.all([
      store.questionnaires.find(id),
      brandModules(store, request),
    ])
    const path = questionnairePath(id)
    const asking = modules.filter((module) => module.questionnaire === path)
    const own = earnedBy(id)
    if (!held || (!own && asking.length === 0)) throw unknownQuestionnaire()
    return {
      content: held.content,
      attributeIds: own ? [own.id] : [...new Set(asking.flatMap((module) => module.attributeIds))],
      isOffered: modules.length === 0 || asking.length > 0,
    }
  }
}

/**
 * Nothing is scored against questions that were not seen. A caller that names no revision is taken at its
 * answers, which have to fit.
 */
function refuseOtherRevision(content: QuestionnaireContent, answered: string | undefined): void {
  const revision = askedRevision(content).all
  if (answered === undefined || answered === revision) return
  throw problem(409, 'problems.questionnaire-changed.since', { params: { revision } })
}

function unknownQuestionnaire(): ProblemError {
  return problem(404, 'problems.unknown-questionnaire', { field: 'id' })
}
