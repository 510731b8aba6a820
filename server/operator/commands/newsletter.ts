import { command } from '../command.ts'
import { document } from '../outcome.ts'
import { formatCsv } from '../support/format-csv.ts'

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
  async run(context, { values }) {
    const { newsletter } = await context.store()
    const everybody = await Array.fromAsync(newsletter.list())
    const people = values.all ? everybody : everybody.filter((one) => one.confirmedAt !== null)
    await context.change((_transaction, audit) =>
      audit({
        action: 'newsletter.export',
        subject: 'newsletter',
        details: { people: people.length },
      }),
    )
    if (!values.csv) return document(people)
    const rows = people.map((one) => [
      one.brandId,
      one.email,
      one.tag,
      one.name ?? '',
      one.lastName ?? '',
      one.createdAt,
      one.confirmedAt ?? '',
    ])
    const head = ['brand', 'email', 'tag', 'first name', 'last name', 'signed up', 'confirmed']
    return { kind: 'text', text: formatCsv([head, ...rows]) }
  },
})
