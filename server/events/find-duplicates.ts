import type { Catalogue } from '../catalogue/catalogue.ts'
import { duplicateKeys } from '../policies/duplicate-keys.ts'
import { readComparable } from '../store/duplicates/comparable.ts'
import { areOther, saveKeys } from '../store/duplicates/save-keys.ts'
import type { Connection } from '../store/engine.ts'
import type { Consumer } from './consumer.ts'

/**
 * Keeps what suppliers are compared by, and the pairs that are probably one (OPR-3). It writes to nobody, so it can
 * read all events again: `delete from duplicate_keys`, and its position set to 0.
 */
export function createDuplicateFinder(
  db: Connection,
  catalogue: Pick<Catalogue, 'identifierInForm'>,
): Consumer<'organisation.changed'> {
  return {
    name: 'duplicates',
    heeds: ['organisation.changed'],
    keepsStates: true,
    async handle({ organisationId }) {
      const compared = await readComparable(db, organisationId)
      const keys = compared ? duplicateKeys(compared, catalogue.identifierInForm) : []
      const found = { coreName: compared?.coreName ?? '', keys }
      if (!(await areOther(db, organisationId, found))) return null
      return (transaction) => saveKeys(transaction, organisationId, found)
    },
  }
}
