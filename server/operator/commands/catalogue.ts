import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import { entryChanges } from '../../catalogue/credentials/entry-changes.ts'
import {
  addEntry,
  changeEntry,
  entryRow,
  mergeEntry,
  offerEntry,
} from '../../store/catalogue/change-catalogue.ts'
import { EntryRefused } from '../../store/catalogue/entry-refused.ts'
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
    const row = await entryRow(db, id)
    if (!row) throw new OperatorError(`The catalogue has no credential '${id}'.`)
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
    const isNew = await change(context, file, async (transaction, actor) => {
      const isThere = (await entryRow(transaction, id)) !== undefined
      await (isThere ? changeEntry : addEntry)(transaction, { id, changes, actor })
      return !isThere
    })
    return message(`The credential '${id}' is ${isNew ? 'in the catalogue' : 'changed'}.`)
  },
})

export const catalogueRetire = command({
  name: 'catalogue retire',
  summary: 'Offer a credential no more; profiles that hold it keep it.',
  positionals: ['CREDENTIAL'],
  run: (context, { positionals: [id] }) => offer(context, id, false),
})

export const catalogueRestore = command({
  name: 'catalogue restore',
  summary: 'Offer a retired credential again.',
  positionals: ['CREDENTIAL'],
  run: (context, { positionals: [id] }) => offer(context, id, true),
})

export const catalogueMerge = command({
  name: 'catalogue merge',
  summary: 'Have a credential become another one, with everybody who holds it.',
  positionals: ['CREDENTIAL', 'INTO'],
  details:
    'What was stated, checked, noted and handed in goes with it, and cannot be told apart afterwards.\n' +
    'Where the command is broken off, the portal goes on by itself.',
  async run(context, { positionals: [id, into] }) {
    await change(context, '', (transaction, actor) => mergeEntry(transaction, { id, into, actor }))
    const { db } = await context.database()
    const moved = await moveMerged(db, deriveAttributesWith(await context.catalogue()))
    return message(`'${id}' is '${into}' now, on ${moved} profiles.`, { moved })
  },
})

async function offer(context: OperatorContext, id: string, isOffered: boolean) {
  await change(context, '', (transaction, actor) =>
    offerEntry(transaction, { id, isOffered, actor }),
  )
  return message(`'${id}' is ${isOffered ? 'offered again' : 'offered no more'}.`)
}

/**
 * Changes the catalogue; one change comes after the other.
 * @param file that says what is changed
 * @throws OperatorError for what is refused
 */
async function change<Result>(
  context: OperatorContext,
  file: string,
  work: (transaction: Connection, actor: string) => Promise<Result>,
): Promise<Result> {
  const { engine } = await context.database()
  try {
    return await context.change(async (transaction) => {
      await engine.lock(transaction, 'catalogue')
      return work(transaction, context.actor)
    })
  } catch (error) {
    throw error instanceof EntryRefused ? refused(file, error) : error
  }
}

function refused(file: string, { id, refusal }: EntryRefused): OperatorError {
  if (refusal.why === 'incomplete')
    refuseMistakes(
      file,
      refusal.missing.map((name) => `${name} is needed for a credential that is new`),
    )
  return new OperatorError(wordsOf(id, refusal))
}

function wordsOf(id: string, refusal: EntryRefused['refusal']): string {
  switch (refusal.why) {
    case 'unknown':
    case 'into-unknown':
      return `The catalogue has no credential '${id}'.`
    case 'into-itself':
      return `'${id}' cannot become itself.`
    case 'into-not-offered':
      return `'${id}' is not offered, so nothing can become it.`
    case 'is-merged':
      return `'${id}' has become '${refusal.into}' already.`
    case 'is-retired':
      return `'${id}' is retired already.`
    case 'is-offered':
      return `'${id}' is not retired.`
    default:
      return `'${id}' was changed by somebody else meanwhile.`
  }
}
