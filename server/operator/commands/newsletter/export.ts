import { command } from '../../command.ts'
import { document } from '../../outcome.ts'
import { formatCsv } from '../../support/format-csv.ts'

export const newsletterExport = command({
  name: 'newsletter export',
  summary: 'Print who has signed up for newsletters, as JSON or CSV.',
  options: { csv: { type: 'boolean', help: 'Comma-separated, for spreadsheets and mail tools.' } },
  async run(context, { values }) {
    const { newsletter } = await context.store()
    const people = await Array.fromAsync(newsletter.list())
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
    ])
    const head = ['brand', 'email', 'tag', 'first name', 'last name', 'signed up']
    return { kind: 'text', text: formatCsv([head, ...rows]) }
  },
})
