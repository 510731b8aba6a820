import type { OrganisationDetails } from '../../contract/organisation.ts'
import type { SupplierModule } from '../../contract/supplier-module.ts'

/** What every dialog of a module needs: the portal's own and the form service's. */
export type ModuleDialogProps = {
  module: SupplierModule
  organisation: OrganisationDetails
  onClose: () => void
  /** The questionnaire was sent, and may have earned a tag. */
  onCompleted: () => void
}
