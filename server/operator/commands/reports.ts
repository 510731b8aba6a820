import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import { type CaseState, isSuspension, type ReportDecision } from '#src/contract/operate/reports.ts'
import { closeReasons } from '#src/contract/reports/report.ts'
import { UnfitDecision } from '../../store/credentials/rule-on-credential.ts'
import { ReportClosed } from '../../store/reports/decide-report.ts'
import { command } from '../command.ts'
import type { OperatorContext } from '../context.ts'
import { limitedListCommand } from '../list-command.ts'
import { OperatorError, UsageError } from '../operator-error.ts'
import { document, message } from '../outcome.ts'
import { organisationOfReport } from '../support/known-case.ts'
import { organisationOption, readOrganisation } from '../support/known-organisation.ts'
import { occasionOf } from '../support/occasion.ts'
import { readLine } from '../support/read-arguments.ts'

/** Which cases a list shows, for the command line. */
export const caseView = async (
  context: OperatorContext,
  state: CaseState,
  organisation: string | undefined,
) => ({
  ...{ operatorId: null, scope: 'all' as const, state, now: Date.now() },
  organisationId: await readOrganisation(context, organisation),
})

export const reportsList = limitedListCommand({
  name: 'reports list',
  summary: 'Show the reports about profiles that wait, oldest first.',
  options: {
    organisation: organisationOption,
    closed: { type: 'boolean', help: 'Those that are closed instead, newest first.' },
  },
  columns: {
    id: 'REPORT',
    slug: 'ORGANISATION',
    credentialId: 'CREDENTIAL',
    reason: 'REASON',
    outcome: 'OUTCOME',
    at: 'TIME (UTC)',
  },
  empty: 'There are no such reports.',
  async page(context, { organisation, closed }, wanted) {
    const { reports } = await context.store()
    const view = await caseView(context, closed ? 'decided' : 'open', organisation)
    return reports.list(view, wanted)
  },
})

export const reportsShow = command({
  name: 'reports show',
  summary: 'Show a report, and what else is known of its profile.',
  positionals: ['REPORT'],
  async run(context, { positionals: [id] }) {
    const organisation = await organisationOfReport(context, 'reports', id)
    const { reports } = await context.store()
    const key = { organisationId: organisation.id, id }
    const [report, around] = await Promise.all([
      reports.report(key),
      reports.context(key, Date.now()),
    ])
    return document({ organisation: organisation.slug, ...report, ...around })
  },
})

export const reportsClose = command({
  name: 'reports close',
  summary: 'Close a report, with a suspension where that is what it comes to.',
  positionals: ['REPORT'],
  options: {
    outcome: {
      type: 'string',
      value: 'OUTCOME',
      help: 'no-issue, corrected, suspended or credential-suspended.',
    },
    reason: { type: 'string', value: 'REASON', help: `Of no-issue: ${closeReasons.join(', ')}.` },
    credential: { type: 'string', value: 'CREDENTIAL', help: 'The one to suspend.' },
    'public-note': { type: 'string', value: 'TEXT', help: 'What visitors read of a suspension.' },
    note: { type: 'string', value: 'TEXT', help: 'For the reporter.' },
  },
  details: 'Reporters whose address is known, and owners, are told by mail.',
  async run(context, { positionals: [reportId], values }) {
    const decision = readDecision(values)
    const organisation = await organisationOfReport(context, 'reports', reportId)
    const { reports } = await context.store()
    const derive = deriveAttributesWith(await context.catalogue())
    const by = { id: null, actor: context.actor }
    const occasion = occasionOf(context)
    await reports
      .decide({ organisation, reportId, decision, by, occasion, derive }, Date.now())
      .catch((error: unknown) => {
        if (error instanceof ReportClosed) throw new OperatorError('It is closed already.')
        if (error instanceof UnfitDecision)
          throw new OperatorError(`The credential is ${error.state ?? 'not on the profile'}.`)
        throw error
      })
    return message(`The report about ${organisation.slug} is closed.`)
  },
})

type Option = 'outcome' | 'reason' | 'credential' | 'public-note' | 'note'
type Values = Readonly<Record<Option, string | undefined>>

/** @throws UsageError for what is no decision */
function readDecision(values: Values): ReportDecision {
  const note = values.note === undefined ? {} : { note: readLine('--note', values.note) }
  const { outcome } = values
  if (outcome === 'corrected') return { outcome, ...note }
  if (outcome === 'no-issue') {
    const reason = closeReasons.find((one) => one === values.reason)
    if (!reason) throw new UsageError(`--reason must be ${closeReasons.join(' or ')}.`)
    return { outcome, reason, ...note }
  }
  if (!isSuspension(outcome))
    throw new UsageError(
      '--outcome must be no-issue, corrected, suspended or credential-suspended.',
    )
  const publicNote = readLine('--public-note', values['public-note'] ?? '')
  if (outcome === 'suspended') return { outcome, publicNote, ...note }
  const credentialId = readLine('--credential', values.credential ?? '', 80)
  return { outcome, credentialId, publicNote, ...note }
}
