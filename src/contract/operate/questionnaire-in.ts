import type { Language } from '../../i18n/languages.ts'
import { substitutes, textIn } from '../operator-text.ts'
import type { QuestionContent, QuestionnaireContent } from './questionnaire-input.ts'

/** A questionnaire in the words of a language, with what its answers are worth; what these lack is English. */
export type QuestionnaireIn = ReturnType<typeof questionnaireIn>

/** @returns the questionnaire as pages in a language show and score it */
export function questionnaireIn(content: QuestionnaireContent, language: Language) {
  const { id, title, intro, minutes, questions } = content
  return {
    ...{ id, minutes, title: textIn(language, title), intro: textIn(language, intro) },
    questions: questions.map((question) => questionIn(question, language)),
    ...substitutes(language, { title, intro }),
  }
}

function questionIn(question: QuestionContent, language: Language) {
  const { id, kind, most, text, hint, explanation, options } = question
  return {
    ...{ id, kind, most, text: textIn(language, text), hint: textIn(language, hint) },
    explanation: textIn(language, explanation),
    options: options.map((one) => ({ ...one, label: textIn(language, one.label) })),
    ...substitutes(language, {
      text,
      hint,
      explanation,
      options: options.map(({ label }) => label),
    }),
  }
}
