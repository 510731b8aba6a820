import type { HeldKey } from '../credentials/decide-credential.ts'

/**
 * Under which the reports about a supplier are leased, in the place of a credential: no credential can be called
 * so. Who decides on one report sees the others about the same supplier, and a suspension closes them too.
 */
export const reportsKey = ({ organisationId }: { organisationId: string }): HeldKey => ({
  organisationId,
  credentialId: '@reports',
})
