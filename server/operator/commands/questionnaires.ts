import { isDeepStrictEqual } from 'node:util'
import {
  type QuestionnaireContent,
  questionnaireInput,
} from '#src/contract/operate/questionnaire-input.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { defaultLanguage } from '#src/i18n/languages.ts'
import { releasedQuestionnaire } from '../../catalogue/questionnaires.ts'
import { heldQuestionnaire } from '../../store/questionnaires/held-questionnaires.ts'
import {
  questionnaireLock,
  questionnaireRows,
} from '../../store/questionnaires/questionnaire-store.ts'
import { command } from '../command.ts'
import type { OperatorContext } from '../context.ts'
import { listCommand } from '../list-command.ts'
import { OperatorError } from '../operator-error.ts'
import { document, message } from '../outcome.ts'
import { readJson } from '../support/read-json.ts'
import { textsHelp } from '../support/texts-help.ts'
import {
  languageCells,
  languageColumns,
  questionnaireFields,
  untranslatedHint,
} from '../support/untranslated.ts'

const origins = { release: 'of the release', changed: 'changed', own: 'your own' } as const

export const questionnairesList = listCommand({
  name: 'questionnaires list',
  summary: 'Show the questionnaires that the portal asks itself.',
  columns: {
    id: 'QUESTIONNAIRE',
    title: 'TITLE',
    questions: 'QUESTIONS',
    origin: 'ORIGIN',
    number: 'STATE',
    since: 'SINCE (UTC)',
    ...languageColumns,
  },
  empty: 'There are no questionnaires.',
  async rows(context) {
    const { questionnaires } = await context.store()
    return (await questionnaires.all()).map(({ content, origin, number, since }) => ({
      ...{ id: content.id, title: textIn(defaultLanguage, content.title) },
      ...{ questions: content.questions.length, origin: origins[origin], number, since },
      ...languageCells(questionnaireFields(content), context.config.languages),
    }))
  },
})

export const questionnairesShow = command({
  name: 'questionnaires show',
  summary: 'Print a questionnaire as JSON, as it can be put.',
  positionals: ['QUESTIONNAIRE', '[STATE]'],
  details:
    'A state is a number from ‘questionnaires list’ or a smaller one, and 0 what the release says; left\n' +
    'out, it is what suppliers are asked now.',
  async run(context, { positionals: [id, state] }) {
    const { questionnaires } = await context.store()
    if (state === undefined) {
      const held = await questionnaires.find(id)
      if (held) return document(held.content)
      throw new OperatorError(`There is no questionnaire '${id}'.`)
    }
    const content =
      state === '0'
        ? releasedQuestionnaire(id)
        : (await questionnaires.states(id)).find(({ number }) => String(number) === state)?.content
    if (content) return document(content)
    throw new OperatorError(`The questionnaire '${id}' has no state '${state}'.`)
  },
})

export const questionnairesPut = command({
  name: 'questionnaires put',
  summary: 'Add a questionnaire, or replace the one with its id.',
  positionals: ['FILE'],
  details:
    'The file is JSON in the form that ‘questionnaires show’ prints; - reads standard input. What is asked\n' +
    'otherwise needs another id: whoever is answering keeps the answers to the ids that stay, and is led\n' +
    'to the questions that are new. A module whose ‘questionnaire’ is /questionnaires/ID asks it.\n' +
    textsHelp,
  async run(context, { positionals: [file] }) {
    const questionnaire = await readJson(context, file, questionnaireInput)
    await save(context, questionnaire)
    const hint = untranslatedHint(questionnaireFields(questionnaire), context.config.languages)
    return message(`The questionnaire '${questionnaire.id}' is stored.${hint}`)
  },
})

export const questionnairesRemove = command({
  name: 'questionnaires remove',
  summary: 'Take a questionnaire away; one of the release is again as that has it.',
  positionals: ['QUESTIONNAIRE'],
  async run(context, { positionals: [id] }) {
    const { engine } = await context.database()
    return context.change(async (transaction, audit) => {
      await engine.lock(transaction, questionnaireLock)
      const { origin } = (await heldQuestionnaire(transaction, id)) ?? {}
      if (!(await questionnaireRows.remove(transaction, id)))
        throw new OperatorError(`There is no questionnaire '${id}'.`)
      await audit({ action: 'questionnaire.remove', subject: id })
      return message(
        origin === 'own'
          ? `The questionnaire '${id}' is gone.`
          : `The questionnaire '${id}' is again what the release says.`,
      )
    })
  },
})

/** What is put again as it is makes no entry in the log. */
async function save(context: OperatorContext, content: QuestionnaireContent): Promise<void> {
  const { questionnaires } = await context.store()
  if (isDeepStrictEqual((await questionnaires.find(content.id))?.content, content)) return
  const { engine } = await context.database()
  await context.change(async (transaction, audit) => {
    await engine.lock(transaction, questionnaireLock)
    await questionnaireRows.write(transaction, content)
    await audit({ action: 'questionnaire.put', subject: content.id })
  })
}
