import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import { appealOutcomes } from '#src/contract/reports/report.ts'
import { NoOpenAppeal } from '../../store/reports/appeals.ts'
import { command } from '../command.ts'
import { limitedListCommand } from '../list-command.ts'
import { OperatorError, UsageError } from '../operator-error.ts'
import { document, message } from '../outcome.ts'
import { organisationOfReport } from '../support/known-case.ts'
import { organisationOption } from '../support/known-organisation.ts'
import { occasionOf } from '../support/occasion.ts'
import { readLine } from '../support/read-arguments.ts'
import { caseView } from './reports.ts'

export const appealsList = limitedListCommand({
  name: 'appeals list',
  summary: 'Show the appeals against suspensions that wait, oldest first.',
  options: {
    organisation: organisationOption,
    decided: { type: 'boolean', help: 'Those that are decided instead, newest first.' },
  },
  columns: {
    id: 'APPEAL',
    slug: 'ORGANISATION',
    credentialId: 'CREDENTIAL',
    outcome: 'OUTCOME',
    at: 'TIME (UTC)',
  },
  empty: 'There are no such appeals.',
  async page(context, { organisation, decided }, wanted) {
    const { reports } = await context.store()
    const view = await caseView(context, decided ? 'appeal-decided' : 'appeal', organisation)
    return reports.list(view, wanted)
  },
})

export const appealsShow = command({
  name: 'appeals show',
  summary: 'Show an appeal, and the suspension that it is against.',
  positionals: ['APPEAL'],
  async run(context, { positionals: [id] }) {
    const organisation = await organisationOfReport(context, 'suspensions', id)
    const { reports } = await context.store()
    const key = { organisationId: organisation.id, id }
    const [appeal, around] = await Promise.all([
      reports.appeal(key),
      reports.context(key, Date.now()),
    ])
    return document({ organisation: organisation.slug, ...appeal, ...around })
  },
})

export const appealsDecide = command({
  name: 'appeals decide',
  summary: 'Decide on an appeal; what is lifted is shown again at once.',
  positionals: ['APPEAL', 'TEXT'],
  options: { outcome: { type: 'string', value: 'OUTCOME', help: 'upheld or lifted.' } },
  details: 'The text says why; the owners read it.',
  async run(context, { positionals: [id, text], values }) {
    const outcome = appealOutcomes.find((one) => one === values.outcome)
    if (!outcome) throw new UsageError('--outcome must be upheld or lifted.')
    const organisation = await organisationOfReport(context, 'suspensions', id)
    const { reports } = await context.store()
    const decision = { outcome, note: readLine('The reason', text) }
    const derive = deriveAttributesWith(await context.catalogue())
    const by = { id: null, actor: context.actor }
    const occasion = occasionOf(context)
    await reports
      .decideAppeal({ organisation, id, decision, by, occasion, derive }, Date.now())
      .catch((error: unknown) => {
        if (error instanceof NoOpenAppeal) throw new OperatorError('No appeal waits under this id.')
        throw error
      })
    return message(`The appeal of ${organisation.slug} is decided: ${outcome}.`)
  },
})
