import type { OrganisationDetails } from '../../contract/organisation.ts'
import type { SupplierModule } from '../../contract/supplier-module.ts'

/** What every popup of a module needs, whoever asks the questions. */
export type ModuleDialogProps = {
  module: SupplierModule
  organisation: OrganisationDetails
  onClose: () => void
  /** The questionnaire was sent, and may have earned a tag. */
  onCompleted: () => void
}
