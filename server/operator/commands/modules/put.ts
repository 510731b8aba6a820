import { questionnairePath, questionnaires } from '#server/catalogue/questionnaires.ts'
import { moduleInput } from '#server/store/module-input.ts'
import { command } from '../../command.ts'
import { message } from '../../outcome.ts'
import { readJson } from '../../support/read-json.ts'

export const modulesPut = command({
  name: 'modules put',
  summary: 'Add a module at the end, or replace the one with its id.',
  positionals: ['FILE'],
  details:
    'The file is JSON in the form that ‘modules list --json’ prints; - reads standard input.\n' +
    'Without a brandId every brand shows it. ‘questionnaire’ is a web address, or one that the portal\n' +
    'asks itself and that earns its own tag:\n' +
    questionnaires.map((one) => `  ${questionnairePath(one.id)}`).join('\n'),
  async run(context, { positionals: [file] }) {
    const given = await readJson(context, file, moduleInput)
    const { modules } = await context.store()
    await context.recorded(
      { action: 'module.put', subject: given.id, details: { brand: given.brandId } },
      () => modules.put(given),
    )
    return message(`The module '${given.id}' is stored.`)
  },
})
