import { emailKey } from '#src/contract/email-address.ts'
import { type ListedSignUp, signUpOrders, signUpStates } from '#src/contract/operate/newsletter.ts'
import { newsletterCsv } from '../../present/newsletter-csv.ts'
import { command } from '../command.ts'
import { limitedListCommand } from '../list-command.ts'
import { OperatorError } from '../operator-error.ts'
import { message } from '../outcome.ts'

export const newsletterList = limitedListCommand({
  name: 'newsletter list',
  summary: 'Show who has signed up for newsletters, latest first.',
  options: {
    brand: { type: 'string', value: 'ID', help: 'Only for this brand.' },
    tag: { type: 'string', value: 'TAG', help: 'Only for this tag.' },
    state: {
      ...{ type: 'string', value: signUpStates.join('|') },
      help: 'Only those who have confirmed their address by mail, or those who have not.',
    },
    address: { type: 'string', value: 'TEXT', help: 'Only addresses that begin so.' },
    order: { type: 'string', value: signUpOrders.join('|'), help: 'By address, for example.' },
  },
  columns: {
    email: 'ADDRESS',
    brandId: 'BRAND',
    tag: 'TAG',
    createdAt: 'SIGNED UP (UTC)',
    confirmedAt: 'CONFIRMED (UTC)',
  },
  empty: 'Nobody has signed up.',
  async page(context, { brand, tag, state, address, order }, wanted) {
    const { newsletter } = await context.store()
    return newsletter.page(
      {
        ...{ scope: 'all', brand, tag, address },
        state: oneOf('--state', signUpStates, state),
        order: oneOf('--order', signUpOrders, order),
      },
      wanted,
    )
  },
})

/** @throws OperatorError for what is none of the choices of an option */
function oneOf<Choice extends string>(
  option: string,
  choices: readonly Choice[],
  given: string | undefined,
): Choice | undefined {
  const found = choices.find((one) => one === given)
  if (given !== undefined && !found)
    throw new OperatorError(`${option} must be one of ${choices.join(', ')}.`)
  return found
}

export const newsletterRemove = command({
  name: 'newsletter remove',
  summary: 'Remove an address from the newsletters of all brands; needs --yes.',
  positionals: ['EMAIL'],
  options: { yes: { type: 'boolean', help: 'Do it.' } },
  details:
    'For whoever asks to be forgotten. The audit log says that it was done, and not which address.\n' +
    'Tell the tool that sends your newsletters too: what it was given before, it still has.',
  async run(context, { positionals: [email], values }) {
    if (!values.yes)
      throw new OperatorError(
        `This removes ${emailKey(email)} from all newsletters. Nothing was removed yet: add --yes.`,
      )
    const { newsletter } = await context.store()
    const count = await newsletter.remove({ email, scope: 'all', actor: context.actor })
    if (count === 0) throw new OperatorError(`${emailKey(email)} is signed up for no newsletter.`)
    return message(`${emailKey(email)} is removed; it was signed up for ${count}.`)
  },
})

export const newsletterExport = command({
  name: 'newsletter export',
  summary: 'Print who gets newsletters, as JSON or CSV.',
  options: {
    csv: { type: 'boolean', help: 'Comma-separated, for spreadsheets and mail tools.' },
    all: { type: 'boolean', help: 'With those who have not confirmed their address by mail.' },
  },
  details:
    'Who has not confirmed may never have asked for it. Those who signed up before there were mails\n' +
    'to confirm are among them: ask them, or know why you may write to them.',
  async run(context, { values: { all = false, csv = false } }) {
    const { newsletter } = await context.store()
    // First: also what is broken off in the middle has given addresses away.
    await context.change((_transaction, audit) =>
      audit({ action: 'newsletter.export', subject: 'newsletter', details: { all } }),
    )
    const people = newsletter.list({ all })
    return { kind: 'parts', parts: csv ? newsletterCsv(people) : jsonOf(people) }
  },
})

/** As the JSON of the whole list would be. */
async function* jsonOf(people: AsyncIterable<ListedSignUp>) {
  let isFirst = true
  for await (const one of people) {
    const text = JSON.stringify(one, null, 2).replaceAll(/^/gm, '  ')
    yield `${isFirst ? '[' : ','}\n${text}`
    isFirst = false
  }
  yield isFirst ? '[]\n' : '\n]\n'
}
