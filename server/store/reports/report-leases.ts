import type { ItemKey } from '../verification/leases.ts'

/**
 * Under which the reports about a supplier are leased: no credential and no membership is called so. Who decides
 * on one report sees the others about the same supplier, and a suspension closes them too.
 */
export const reportsKey = ({ organisationId }: { organisationId: string }): ItemKey => ({
  organisationId,
  itemId: '@reports',
})
