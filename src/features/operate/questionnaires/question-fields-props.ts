import type {
  QuestionContent,
  QuestionnaireContent,
} from '#src/contract/operate/questionnaire-input.ts'
import type { RecordDraft } from '../records/record-kind.ts'

/** What the fields of a question read and change. */
export type QuestionFieldsProps = {
  draft: Pick<RecordDraft<QuestionnaireContent>, 'typed'>
  question: QuestionContent
  /** JSON pointer of the question. */
  path: string
  errorOf: (path: string) => string | undefined
  /** What is typed where a number is to be. */
  onType: (typed: Readonly<Record<string, string>>) => void
  /** @param typed with what is no more typed; left out: as it is */
  onChange: (question: QuestionContent, typed?: Readonly<Record<string, string>>) => void
}
