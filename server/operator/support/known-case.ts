import type { OrganisationKey } from '../../store/organisations/organisation-record.ts'
import type { OperatorContext } from '../context.ts'
import { OperatorError } from '../operator-error.ts'
import { knownOrganisation } from './known-organisation.ts'

/**
 * The organisation that a report or a suspension is of.
 * @throws OperatorError where there is none with the id
 */
export async function organisationOfReport(
  context: OperatorContext,
  table: 'reports' | 'suspensions',
  id: string,
): Promise<OrganisationKey> {
  const { db } = await context.database()
  const row = await db
    .selectFrom(table)
    .innerJoin('organisations', 'organisations.id', `${table}.organisation_id`)
    .select('organisations.slug')
    .where(`${table}.id`, '=', id)
    .executeTakeFirst()
  const what = table === 'reports' ? 'report' : 'appeal'
  if (!row) throw new OperatorError(`There is no ${what} '${id}'.`)
  return knownOrganisation(context, row.slug)
}
