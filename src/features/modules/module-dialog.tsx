import { FormServiceDialog } from './form-service/form-service-dialog.tsx'
import type { ModuleDialogProps } from './module-dialog-props.ts'
import { QuestionnaireDialog } from './questionnaire/questionnaire-dialog.tsx'
import { readQuestionnaireLink } from '../../lib/questionnaire-link.ts'

/** The popup in which a module's questionnaire is answered. */
export function ModuleDialog(props: ModuleDialogProps) {
  const link = readQuestionnaireLink(props.module.questionnaire)
  if (link.kind === 'embedded') return <QuestionnaireDialog {...props} questionnaireId={link.id} />
  if (link.kind === 'form') return <FormServiceDialog {...props} form={link} />
  return null
}
