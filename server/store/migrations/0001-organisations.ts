import type { Migration } from '../migration.ts'
import { createHoldings } from './0001-organisations/holdings.ts'
import { createMembers } from './0001-organisations/members.ts'
import { createOrganisations } from './0001-organisations/organisations.ts'

export const organisations: Migration = {
  id: '0001-organisations',
  async up(transaction, engine) {
    await createOrganisations(transaction, engine)
    await createHoldings(transaction)
    await createMembers(transaction)
    await engine.createNameSearch(transaction)
  },
}
