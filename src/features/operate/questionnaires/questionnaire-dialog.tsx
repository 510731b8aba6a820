import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import type { Language } from '#src/i18n/languages.ts'
import { useOperate } from '../operate-context.ts'
import { askedIn, resultIn } from './asked-preview.ts'

type QuestionnaireDialogProps = {
  content: QuestionnaireContent
  language: Language
  /** What passing earns, in words; empty: nothing. */
  tag: string
  onClose: () => void
}

/** A questionnaire as suppliers walk through it, for nobody. */
export function QuestionnaireDialog(props: QuestionnaireDialogProps) {
  const { content, language, tag, onClose } = props
  const { QuestionnairePreview } = useOperate().supplierViews
  return (
    // What is sent in it is no form of the screen that it lies over.
    <div onSubmit={(event) => event.stopPropagation()}>
      <QuestionnairePreview
        questionnaire={askedIn(content, language, tag)}
        score={(answers) => resultIn(content, language, tag, answers)}
        onClose={onClose}
      />
    </div>
  )
}
