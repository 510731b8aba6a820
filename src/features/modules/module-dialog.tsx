import type { OrganisationDetails } from '../../contract/organisation.ts'
import type { SupplierModule } from '../../contract/supplier-module.ts'
import { FormServiceDialog } from './form-service/form-service-dialog.tsx'
import { QuestionnaireDialog } from './questionnaire/questionnaire-dialog.tsx'
import { readQuestionnaireLink } from './questionnaire-link.ts'

export type ModuleDialogProps = {
  module: SupplierModule
  organisation: OrganisationDetails
  onClose: () => void
  /** The questionnaire was sent, and may have earned a tag. */
  onCompleted: () => void
}

/** The popup in which a module's questionnaire is answered. */
export function ModuleDialog(props: ModuleDialogProps) {
  const link = readQuestionnaireLink(props.module.questionnaire)
  if (link.kind === 'embedded') return <QuestionnaireDialog {...props} questionnaireId={link.id} />
  if (link.kind === 'form') return <FormServiceDialog {...props} form={link} />
  return null
}
