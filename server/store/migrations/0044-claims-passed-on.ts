import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** When the partner was told of a claim on a benefit, so that the operator sees which are still to be done (OPR-3). */
export const claimsPassedOn: Migration = {
  id: '0044-claims-passed-on',
  async up({ schema }) {
    await schema.alterTable('benefit_claims').addColumn('passed_on_at', 'text').execute()
    await schema
      .createIndex('benefit_claims_open')
      .on('benefit_claims')
      .columns(['created_at', 'ref'])
      .where(sql.ref('passed_on_at'), 'is', null)
      .execute()
    await schema
      .createIndex('benefit_claims_passed')
      .on('benefit_claims')
      .columns(['passed_on_at', 'ref'])
      .where(sql.ref('passed_on_at'), 'is not', null)
      .execute()
  },
}
