import { questionnaireIn } from '#src/contract/operate/questionnaire-in.ts'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import { passMark, scoreAnswers } from '#src/contract/questionnaire-score.ts'
import type {
  Questionnaire,
  QuestionnaireAnswers,
  QuestionnaireResult,
} from '#src/contract/questionnaire.ts'
import type { Language } from '#src/i18n/languages.ts'

/** A questionnaire as suppliers get it in a language. @param tag what passing earns, in words */
export function askedIn(
  content: QuestionnaireContent,
  language: Language,
  tag: string,
): Questionnaire {
  const { questions, languages, ...rest } = questionnaireIn(content, language)
  return {
    ...{ ...rest, revision: '', passMark, tag },
    languages: { title: language, intro: language, ...languages },
    questions: questions.map((question) => {
      const { id, kind, text, hint, options } = question
      return {
        ...{ id, kind, text, hint, revision: '' },
        options: options.map((one) => ({ id: one.id, label: one.label, exclusive: one.exclusive })),
        languages: { text: language, hint: language, options: language, ...question.languages },
      }
    }),
  }
}

/** The result as the server would give it, for nobody. @param tag what passing earns, in words */
export function resultIn(
  content: QuestionnaireContent,
  language: Language,
  tag: string,
  answers: QuestionnaireAnswers,
): QuestionnaireResult {
  const { percent, questions } = scoreAnswers(questionnaireIn(content, language), answers)
  const passed = percent >= passMark
  return {
    ...{ score: percent, passMark, passed, tag, earned: passed && tag !== '' },
    answers: questions.map(({ question, points, of }) => ({
      ...{ questionId: question.id, points, of, explanation: question.explanation },
    })),
  }
}
