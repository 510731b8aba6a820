import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import { entryChanges, neededFields } from '../../catalogue/credentials/entry-changes.ts'
import {
  entryRow,
  mergeEntry,
  putEntry,
  retireEntry,
} from '../../store/catalogue/change-catalogue.ts'
import { moveMerged } from '../../store/catalogue/move-merged.ts'
import { changesOf, openRows, readRow } from '../../store/catalogue/stored-entries.ts'
import type { Connection } from '../../store/engine.ts'
import { command } from '../command.ts'
import type { OperatorContext } from '../context.ts'
import { listCommand } from '../list-command.ts'
import { OperatorError } from '../operator-error.ts'
import { document, message } from '../outcome.ts'
import { readJson, refuseMistakes } from '../support/read-json.ts'

export const catalogueList = listCommand({
  name: 'catalogue list',
  summary: 'Show the credentials of the catalogue.',
  columns: {
    id: 'CREDENTIAL',
    name: 'NAME',
    category: 'KIND',
    state: 'STATE',
    changed: 'CHANGED BY',
    since: 'SINCE (UTC)',
  },
  empty: 'The catalogue is empty: start the portal once.',
  async rows(context) {
    const { db } = await context.database()
    return (await openRows(db)).map((row) => {
      const { entry, isRetired, mergedInto } = readRow(row)
      const state = mergedInto ? `merged into ${mergedInto}` : isRetired ? 'retired' : 'offered'
      const { id, name, category } = entry
      return { id, name, category, state, changed: row.changed_by ?? '', since: row.valid_from }
    })
  },
})

export const catalogueShow = command({
  name: 'catalogue show',
  summary: 'Print a credential of the catalogue, and what was changed of it here, as JSON.',
  positionals: ['CREDENTIAL'],
  async run(context, { positionals: [id] }) {
    const { db } = await context.database()
    const row = await knownRow(db, id)
    const { entry, isRetired, mergedInto } = readRow(row)
    const { changes, changed_by: changedBy, valid_from: since } = row
    return document({ entry, isRetired, mergedInto, changes: changesOf(changes), changedBy, since })
  },
})

export const cataloguePut = command({
  name: 'catalogue put',
  summary: 'Add a credential to the catalogue, or change what is said of one.',
  positionals: ['FILE'],
  details:
    'The file is JSON; - reads standard input. Only what is named changes, and null makes it again\n' +
    'what the release says:\n' +
    '{ "id": "city-seal", "name": { "en": "City Seal", "de": "Stadtsiegel" }, "validMonths": 24 }\n' +
    '‘catalogue show’ prints the other fields. Running servers know within seconds.',
  async run(context, { positionals: [file] }) {
    const { id, ...changes } = await readJson(context, file, entryChanges)
    const isNew = await context.change(async (transaction, audit) => {
      const before = await entryRow(transaction, id)
      if (!before) refuseMistakes(file, missingIn(changes))
      await putEntry(transaction, id, changes, context.actor)
      await audit({
        action: 'catalogue.put',
        subject: id,
        details: { fields: Object.keys(changes) },
      })
      return !before
    })
    return message(`The credential '${id}' is ${isNew ? 'in the catalogue' : 'changed'}.`)
  },
})

export const catalogueRetire = command({
  name: 'catalogue retire',
  summary: 'Offer a credential no more; profiles that hold it keep it.',
  positionals: ['CREDENTIAL'],
  run: (context, { positionals: [id] }) => retire(context, id, true),
})

export const catalogueRestore = command({
  name: 'catalogue restore',
  summary: 'Offer a retired credential again.',
  positionals: ['CREDENTIAL'],
  run: (context, { positionals: [id] }) => retire(context, id, false),
})

export const catalogueMerge = command({
  name: 'catalogue merge',
  summary: 'Have a credential become another one, with everybody who holds it.',
  positionals: ['CREDENTIAL', 'INTO'],
  details:
    'What was stated, checked, noted and handed in goes with it, and cannot be told apart afterwards.\n' +
    'Where the command is broken off, the portal goes on by itself.',
  async run(context, { positionals: [id, into] }) {
    await context.change(async (transaction, audit) => {
      const row = await knownRow(transaction, id)
      const target = await knownRow(transaction, into)
      if (id === into) throw new OperatorError(`'${id}' cannot become itself.`)
      if (row.merged_into !== null)
        throw new OperatorError(`'${id}' has become '${row.merged_into}' already.`)
      if (target.merged_into !== null || target.is_retired === 1)
        throw new OperatorError(`'${into}' is not offered, so nothing can become it.`)
      await mergeEntry(transaction, id, into, context.actor)
      await audit({ action: 'catalogue.merge', subject: id, details: { into } })
    })
    const { db } = await context.database()
    const moved = await moveMerged(db, deriveAttributesWith(await context.catalogue()))
    return message(`'${id}' is '${into}' now, on ${moved} profiles.`, { moved })
  },
})

/** @throws OperatorError for a credential that the catalogue does not have */
async function knownRow(db: Connection, id: string) {
  const row = await entryRow(db, id)
  if (row) return row
  throw new OperatorError(`The catalogue has no credential '${id}'.`)
}

/** What an entry of the operator's own lacks. */
export function missingIn(changes: Readonly<Record<string, unknown>>): string[] {
  const missing = neededFields.filter((name) => (changes[name] ?? null) === null)
  return missing.map((name) => `${name} is needed for a credential that is new`)
}

function retire(context: OperatorContext, id: string, isRetired: boolean) {
  return context.change(async (transaction, audit) => {
    const row = await knownRow(transaction, id)
    if (row.merged_into !== null)
      throw new OperatorError(`'${id}' has become '${row.merged_into}'.`)
    if ((row.is_retired === 1) === isRetired)
      throw new OperatorError(`'${id}' is ${isRetired ? 'retired already' : 'not retired'}.`)
    await retireEntry(transaction, row, isRetired, context.actor)
    await audit({ action: isRetired ? 'catalogue.retire' : 'catalogue.restore', subject: id })
    return message(`'${id}' is ${isRetired ? 'offered no more' : 'offered again'}.`)
  })
}
