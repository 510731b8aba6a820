import { snapshot } from 'valtio'
import { problemText } from '#src/i18n/problem-text.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { QuestionnaireAnswers } from '#src/contract/questionnaire.ts'
import type { ModulesData } from '#src/data/modules-data.ts'
import type { OutboxData } from '#src/data/outbox/outbox.ts'
import { missingPlaces } from './answers.ts'
import { goTo, type Run, type SendFailure } from './run.ts'

/**
 * Sends the answers and shows the result. What is missing is named instead; a failure leaves
 * everything as it is. Answers that passed are deleted from the device. Never rejects.
 * @returns whether the tag is the organisation's
 */
export async function sendAnswers(
  texts: Texts,
  run: Run,
  data: { modules: Pick<ModulesData, 'answer'>; outbox: Pick<OutboxData, 'storeAnswers'> },
  slug: string,
): Promise<boolean> {
  const { id, questions } = run.questionnaire
  if (run.sending) return false
  run.attempted = missingPlaces(questions, run.answers).length > 0
  run.failure = null
  if (run.attempted) return false
  run.sending = true
  try {
    const answers = snapshot(run).answers as QuestionnaireAnswers
    run.result = await data.modules.answer(slug, id, answers)
    goTo(run, 'result')
    if (run.result.passed) data.outbox.storeAnswers(slug, id, null)
    return run.result.earned
  } catch (error) {
    run.failure = failureOf(texts, error)
    return false
  } finally {
    run.sending = false
  }
}

function failureOf(texts: Texts, error: unknown): SendFailure {
  const message = error instanceof Error ? problemText(texts, error) : String(error)
  const isOffline = error instanceof ProblemError && error.status === 0 && !navigator.onLine
  return { isOffline, message }
}
