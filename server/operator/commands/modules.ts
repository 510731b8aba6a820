import { defaultLanguage } from '#src/i18n/languages.ts'
import { listBranded, removeBranded } from '../../store/branded-lists.ts'
import { type StoredModule, moduleInput } from '../../store/module-input.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { command } from '../command.ts'
import { documentListCommand } from '../list-command.ts'
import { OperatorError } from '../operator-error.ts'
import { message } from '../outcome.ts'
import { readJson } from '../support/read-json.ts'
import {
  languageCells,
  languageColumns,
  moduleFields,
  untranslatedHint,
} from '../support/untranslated.ts'
import { textsHelp } from '../support/texts-help.ts'

export const modulesList = documentListCommand({
  name: 'modules list',
  summary: 'Show the modules in their order.',
  columns: {
    id: 'MODULE',
    brandId: 'BRAND',
    title: 'TITLE',
    questionnaire: 'QUESTIONNAIRE',
    attributeIds: 'EARNS',
    ...languageColumns,
  },
  empty: 'There are no modules.',
  async items(context) {
    const { db } = await context.database()
    return listBranded<StoredModule>(db, 'modules')
  },
  cells: (module, { config }) => ({
    id: module.id,
    brandId: module.brandId,
    title: textIn(defaultLanguage, module.title),
    questionnaire: module.questionnaire,
    attributeIds: module.attributeIds,
    ...languageCells(moduleFields(module), config.languages),
  }),
})

export const modulesPut = command({
  name: 'modules put',
  summary: 'Add a module at the end, or replace the one with its id.',
  positionals: ['FILE'],
  details:
    'The file is JSON in the form that ‘modules list --json’ prints; - reads standard input.\n' +
    'Without a brandId every brand shows it. ‘questionnaire’ is a web address, or /questionnaires/ID for one\n' +
    'that the portal asks itself, of ‘questionnaires list’. One of the release earns a tag of its own, any\n' +
    `other what ‘attributeIds’ names.\n${textsHelp}`,
  async run(context, { positionals: [file] }) {
    const given = await readJson(context, file, moduleInput)
    const { modules } = await context.store()
    await context.recorded(
      { action: 'module.put', subject: given.id, details: { brand: given.brandId } },
      () => modules.put(given),
    )
    const hint = untranslatedHint(moduleFields(given), context.config.languages)
    return message(`The module '${given.id}' is stored.${hint}`)
  },
})

export const modulesRemove = command({
  name: 'modules remove',
  summary: 'Take a module away.',
  positionals: ['ID'],
  run: (context, { positionals: [id] }) =>
    context.change(async (transaction, audit) => {
      if (!(await removeBranded(transaction, 'modules', id))) {
        throw new OperatorError(`There is no module '${id}'.`)
      }
      await audit({ action: 'module.remove', subject: id })
      return message(`The module '${id}' is gone.`)
    }),
})
