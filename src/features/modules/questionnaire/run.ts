import { proxy } from 'valtio'
import type {
  Questionnaire,
  QuestionnaireAnswers,
  QuestionnaireResult,
} from '#src/contract/questionnaire.ts'
import type { StoredRun } from '#src/data/stored-answers.ts'
import { fittingAnswers, missingPlaces } from './answers.ts'
import { changesBetween, changesSince, type QuestionnaireChanges, seenIn } from './changes.ts'

/** What is on the screen; a number is the place of a question, from 0. */
export type Step = 'intro' | number | 'review' | 'result'

/** Why sending failed. */
export type SendFailure = { isOffline: boolean; message: string }

/** One opened questionnaire. */
export type Run = {
  questionnaire: Questionnaire
  /** To questions that are asked now; the device keeps all of `kept`. */
  answers: QuestionnaireAnswers
  /** Everything that was ever answered here: what is not asked any more may come back. */
  kept: QuestionnaireAnswers
  /** What is otherwise than when it was answered; null: nothing. */
  changes: QuestionnaireChanges | null
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
 * @param stored what the device has; null where it has nothing
 */
export function createRun(questionnaire: Questionnaire, stored: StoredRun | null): Run {
  const { answers = {}, seen = {} } = stored ?? {}
  const { questions } = questionnaire
  return proxy<Run>({
    questionnaire: structuredClone(questionnaire),
    answers: fittingAnswers(questions, answers),
    kept: structuredClone(answers),
    changes: changesSince(seen, questions),
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
  run.kept = { ...run.kept, [questionId]: chosen }
}

/** What the device keeps of an opened questionnaire, so that closing it loses nothing. */
export function storedOf(run: Run): StoredRun {
  return { answers: { ...run.kept }, seen: seenIn(run.questionnaire.questions) }
}

/**
 * Goes on with the questionnaire as it is asked by now, and shows all answers that still fit.
 * @returns false where nothing is asked otherwise
 */
export function takePresent(run: Run, present: Questionnaire): boolean {
  const changes = changesBetween(run.questionnaire.questions, present.questions)
  if (!changes) return false
  run.questionnaire = structuredClone(present)
  run.answers = fittingAnswers(present.questions, run.kept)
  run.changes = changes
  run.attempted = false
  goTo(run, 'review')
  return true
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
  run.kept = {}
  run.changes = null
  run.attempted = false
  run.failure = null
  run.result = null
  goTo(run, 0)
}

/** Clears the failure of the last try to send. */
export function forgetFailure(run: Run): void {
  run.failure = null
}
