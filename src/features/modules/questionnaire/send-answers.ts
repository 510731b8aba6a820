import { snapshot } from 'valtio'
import { problemText } from '#src/i18n/problem-text.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { QuestionnaireAnswers } from '#src/contract/questionnaire.ts'
import type { ModulesData } from '#src/data/modules-data.ts'
import type { OutboxData } from '#src/data/outbox/outbox.ts'
import { missingPlaces } from './answers.ts'
import { goTo, type Run, type SendFailure, takePresent } from './run.ts'

type SendData = {
  modules: Pick<ModulesData, 'answer' | 'questionnaire'>
  outbox: Pick<OutboxData, 'storeAnswers'>
}

/**
 * Sends the answers and shows the result. What is missing is named instead; a failure leaves
 * everything as it is. Where other questions are asked by now, these are shown with all answers that
 * still fit. Answers that passed are deleted from the device. Never rejects.
 * @returns whether the questionnaire is completed, or its tag the organisation's
 */
export async function sendAnswers(
  texts: Texts,
  run: Run,
  data: SendData,
  slug: string,
): Promise<boolean> {
  const { id, revision, questions } = run.questionnaire
  if (run.sending) return false
  run.attempted = missingPlaces(questions, run.answers).length > 0
  run.failure = null
  if (run.attempted) return false
  run.sending = true
  try {
    const answers = snapshot(run).answers as QuestionnaireAnswers
    run.result = await data.modules.answer(slug, id, answers, revision)
    run.changes = null
    goTo(run, 'result')
    if (run.result.passed) data.outbox.storeAnswers(slug, id, null)
    return run.result.passed || run.result.earned
  } catch (error) {
    if (!(saysOtherwise(error) && (await showPresent(run, data.modules))))
      run.failure = failureOf(texts, error)
    return false
  } finally {
    run.sending = false
  }
}

/** A back end without revisions says it by a question that it does not know, or misses. */
function saysOtherwise(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return false
  if (error.status === 409) return error.code === 'questionnaire-changed'
  return error.status === 422 && error.field?.startsWith('answers.') === true
}

/** @returns whether something is asked otherwise, as far as can be known */
async function showPresent(run: Run, modules: SendData['modules']): Promise<boolean> {
  try {
    return takePresent(run, await modules.questionnaire(run.questionnaire.id))
  } catch {
    // The refusal says what is wrong; what is asked by now could not be fetched.
    return false
  }
}

function failureOf(texts: Texts, error: unknown): SendFailure {
  const message = error instanceof Error ? problemText(texts, error) : String(error)
  const isOffline = error instanceof ProblemError && error.status === 0 && !navigator.onLine
  return { isOffline, message }
}
