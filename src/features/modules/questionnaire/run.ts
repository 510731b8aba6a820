import { proxy } from 'valtio'
import type {
  Questionnaire,
  QuestionnaireAnswers,
  QuestionnaireResult,
} from '#src/contract/questionnaire.ts'
import { fittingAnswers, missingPlaces } from './answers.ts'

/** What is on the screen; a number is the place of a question, from 0. */
export type Step = 'intro' | number | 'review' | 'result'

/** Why sending failed. */
export type SendFailure = { isOffline: boolean; message: string }

/** One opened questionnaire. */
export type Run = {
  readonly questionnaire: Questionnaire
  answers: QuestionnaireAnswers
  step: Step
  /** Whether the question was opened from the review, to which its button then leads back. */
  isChanging: boolean
  /** Set once sending was asked for while answers were missing. */
  attempted: boolean
  sending: boolean
  failure: SendFailure | null
  result: QuestionnaireResult | null
}

/**
 * Opens a questionnaire, with what was answered before, as a valtio proxy. It gets a copy: valtio puts
 * proxies into the very object it is handed, and what the device stores must stay plain.
 * @param stored answers of the device; null where there are none
 */
export function createRun(
  questionnaire: Questionnaire,
  stored: Readonly<Record<string, readonly string[]>> | null,
): Run {
  return proxy<Run>({
    questionnaire: structuredClone(questionnaire),
    answers: fittingAnswers(questionnaire.questions, stored),
    step: 'intro',
    isChanging: false,
    attempted: false,
    sending: false,
    failure: null,
    result: null,
  })
}

/** Takes an answer in place of the one before. @param chosen ids of options */
export function answerQuestion(run: Run, questionId: string, chosen: string[]): void {
  run.answers = { ...run.answers, [questionId]: chosen }
}

/** Shows another step. @param isChanging as in `Run` */
export function goTo(run: Run, step: Step, isChanging = false): void {
  run.step = step
  run.isChanging = isChanging
}

/** From the introduction to the first question without an answer; to the review when there is none. */
export function begin(run: Run): void {
  goTo(run, missingPlaces(run.questionnaire.questions, run.answers)[0] ?? 'review')
}

/** One step on, or back to the review where the question was opened from it. */
export function goOn(run: Run): void {
  if (typeof run.step !== 'number') return
  const isLast = run.step === run.questionnaire.questions.length - 1
  goTo(run, run.isChanging || isLast ? 'review' : run.step + 1)
}

/** One step back; the review goes back to the last question. */
export function goBack(run: Run): void {
  const { questions } = run.questionnaire
  if (run.step === 'review') goTo(run, questions.length - 1)
  else if (typeof run.step === 'number') goTo(run, Math.max(0, run.step - 1))
}

/** Forgets all answers and goes to the first question. */
export function startOver(run: Run): void {
  run.answers = {}
  run.attempted = false
  run.failure = null
  run.result = null
  goTo(run, 0)
}

/** Clears the failure of the last try to send. */
export function forgetFailure(run: Run): void {
  run.failure = null
}
