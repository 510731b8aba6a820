import {
  type Dismissal,
  dismissalReasons,
  duplicateReasons,
} from '#src/contract/operate/duplicates.ts'
import { dismissPair } from '../../store/duplicates/duplicate-rules.ts'
import { pairOf } from '../../store/duplicates/pair.ts'
import { pairVersion } from '../../store/duplicates/pair-version.ts'
import { command } from '../command.ts'
import { limitedListCommand } from '../list-command.ts'
import { OperatorError, UsageError } from '../operator-error.ts'
import { message } from '../outcome.ts'
import { knownOrganisation } from '../support/known-organisation.ts'
import { readLine } from '../support/read-arguments.ts'

export const duplicatesList = limitedListCommand({
  name: 'duplicates list',
  summary: 'Show the suppliers that are probably registered twice, oldest first.',
  options: {
    reason: {
      type: 'string',
      value: 'REASON',
      help: `Only those with this: ${duplicateReasons.join(', ')}.`,
    },
  },
  columns: {
    one: 'REGISTERED FIRST',
    other: 'AND THEN',
    reasons: 'THE SAME',
    since: 'FOUND (UTC)',
  },
  empty: 'There are no such suppliers.',
  async page(context, { reason }, wanted) {
    const { duplicates } = await context.store()
    const view = { operatorId: null, scope: 'all' as const, now: Date.now() }
    const chosen = reason === undefined ? undefined : oneOf('--reason', reason, duplicateReasons)
    const { rows, next } = await duplicates.list({ ...view, reason: chosen }, wanted)
    return {
      next,
      rows: rows.map(({ pair: [one, other], reasons, since }) => ({
        ...{ one: one.slug, other: other.slug, reasons: reasons.join(', '), since },
      })),
    }
  },
})

export const duplicatesDismiss = command({
  name: 'duplicates dismiss',
  summary: 'Say that two suppliers are two.',
  positionals: ['ONE', 'OTHER'],
  options: {
    reason: {
      type: 'string',
      value: 'REASON',
      help: `Why: ${dismissalReasons.join(', ')}.`,
    },
    note: { type: 'string', value: 'TEXT', help: 'For operators; needed with the reason other.' },
  },
  details:
    'They are shown again once both have something else in common. To make them one, use\n' +
    '‘organisations merge’.',
  async run(context, { positionals: [one, other], values }) {
    const says = readDismissal(values)
    const first = await knownOrganisation(context, one)
    const second = await knownOrganisation(context, other)
    const pair = pairOf(first.id, second.id)
    await context.change(async (transaction) => {
      if ((await pairVersion(transaction, pair)) === null)
        throw new OperatorError(`${one} and ${other} do not wait to be compared.`)
      await dismissPair(transaction, pair, says, { actor: context.actor, by: null })
    })
    return message(`${first.slug} and ${second.slug} are two.`)
  },
})

/** @throws UsageError for what is none */
function readDismissal(values: Readonly<Record<'reason' | 'note', string | undefined>>): Dismissal {
  const reason = oneOf('--reason', values.reason ?? '', dismissalReasons)
  if (values.note !== undefined) return { reason, note: readLine('--note', values.note) }
  if (reason === 'other') throw new UsageError('--note is needed with --reason other.')
  return { reason }
}

/** @throws UsageError naming what there is */
function oneOf<Word extends string>(name: string, value: string, words: readonly Word[]): Word {
  const word = words.find((one) => one === value)
  if (word) return word
  throw new UsageError(`${name} must be ${words.join(' or ')}, not '${value}'.`)
}
