import * as v from 'valibot'
import { catalogueId, instant } from './fields.ts'
import { questionnaireOptions, questionnaireQuestions } from './limits.ts'
import { otherLanguages } from './other-languages.ts'

/** One of the answers to choose from; how many points it brings stays with the server. */
const questionnaireOption = v.object({
  id: v.string(),
  label: v.string(),
  /** Cannot be chosen together with others: 'None of these'. */
  exclusive: v.boolean(),
})

/** Another text whenever something else is asked; empty where a back end has none. */
const revision = v.optional(v.fallback(v.string(), ''), '')

const questionnaireQuestion = v.object({
  id: v.string(),
  revision,
  text: v.string(),
  /** Why buyers ask; may be empty. */
  hint: v.string(),
  /** How many of the options may be chosen; at least one must be. */
  kind: v.picklist(['one', 'several']),
  options: v.array(questionnaireOption),
  languages: otherLanguages,
})

/** A questionnaire that the portal asks itself (MOD-3). */
export const questionnaire = v.object({
  id: v.string(),
  revision,
  title: v.string(),
  intro: v.string(),
  /** How long answering takes. */
  minutes: v.number(),
  /** Percent of the points from which it is passed. */
  passMark: v.number(),
  /** Words of the tag that passing earns; empty where it earns none. */
  tag: v.string(),
  questions: v.array(questionnaireQuestion),
  languages: otherLanguages,
})
export type Questionnaire = v.InferOutput<typeof questionnaire>

/** Ids of the chosen options by the id of their question. */
const answers = v.pipe(
  v.record(
    catalogueId,
    v.pipe(
      v.array(catalogueId),
      v.maxLength(questionnaireOptions, `must have at most ${questionnaireOptions} entries`),
    ),
  ),
  v.maxEntries(questionnaireQuestions, `must have at most ${questionnaireQuestions} entries`),
)
export type QuestionnaireAnswers = v.InferOutput<typeof answers>

/** Body of `POST /organisation/{slug}/questionnaires/{id}/answers`. */
export const questionnaireSubmission = v.strictObject({
  answers,
  /** Of the questionnaire that was answered; left out by callers that know of none. */
  revision: v.optional(v.pipe(v.string(), v.maxLength(64, 'must have at most 64 characters'))),
})

/** What came of answering. */
export const questionnaireResult = v.object({
  /** Percent of the points, whole. */
  score: v.number(),
  /** Percent of the points from which it is passed. */
  passMark: v.number(),
  passed: v.boolean(),
  /** Words of the tag that passing earns; empty where it earns none. */
  tag: v.string(),
  /** Whether the tag is the organisation's now, from this time or an earlier one. */
  earned: v.boolean(),
  /** In the order of the questions. */
  answers: v.array(
    v.object({
      questionId: v.string(),
      points: v.number(),
      /** The most that the question brings. */
      of: v.number(),
      /** What good practice looks like, and the next step. */
      explanation: v.string(),
    }),
  ),
})
export type QuestionnaireResult = v.InferOutput<typeof questionnaireResult>

/** A module that an organisation has completed, wherever its questionnaire was answered. */
export const completedModule = v.object({
  moduleId: v.string(),
  /** The first time. */
  completedAt: instant,
  /** The best one, in percent; null where a form service reported it. */
  score: v.nullable(v.number()),
})
export type CompletedModule = v.InferOutput<typeof completedModule>
