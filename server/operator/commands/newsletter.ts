import type { StoredSignUp } from '../../store/newsletter.ts'
import { command } from '../command.ts'
import { formatCsv } from '../../texts/format-csv.ts'

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
    const people = among(newsletter.list(), all)
    return { kind: 'parts', parts: csv ? csvOf(people) : jsonOf(people) }
  },
})

async function* among(people: AsyncIterable<StoredSignUp>, all: boolean) {
  for await (const one of people) if (all || one.confirmedAt !== null) yield one
}

async function* csvOf(people: AsyncIterable<StoredSignUp>) {
  yield formatCsv([['brand', 'email', 'tag', 'first name', 'last name', 'signed up', 'confirmed']])
  for await (const one of people) {
    const names = [one.name ?? '', one.lastName ?? '']
    yield formatCsv([
      [one.brandId, one.email, one.tag, ...names, one.createdAt, one.confirmedAt ?? ''],
    ])
  }
}

/** As the JSON of the whole list would be. */
async function* jsonOf(people: AsyncIterable<StoredSignUp>) {
  let isFirst = true
  for await (const one of people) {
    const text = JSON.stringify(one, null, 2).replaceAll(/^/gm, '  ')
    yield `${isFirst ? '[' : ','}\n${text}`
    isFirst = false
  }
  yield isFirst ? '[]\n' : '\n]\n'
}
