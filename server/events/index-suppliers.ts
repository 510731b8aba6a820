import type { Catalogue } from '../catalogue/catalogue.ts'
import type { OpenDatabase } from '../store/database.ts'
import { indexSupplier } from '../store/search/index-supplier.ts'
import type { Consumer } from './consumer.ts'

/** Has suppliers found by what they are now (DSC-1), in every process: each of them reads what this one writes. */
export function createSupplierIndexer(
  open: Pick<OpenDatabase, 'db' | 'engine'>,
  catalogue: Catalogue,
): Consumer<'organisation.changed'> {
  return {
    name: 'search',
    heeds: ['organisation.changed'],
    keepsStates: true,
    handle: ({ organisationId }) => indexSupplier(open, catalogue, organisationId),
  }
}
