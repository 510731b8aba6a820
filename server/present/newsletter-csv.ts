import type { ListedSignUp } from '#src/contract/operate/newsletter.ts'
import { formatCsv } from '../texts/format-csv.ts'

const headings = ['brand', 'email', 'tag', 'first name', 'last name', 'signed up', 'confirmed']

/** Who has signed up as CSV, row by row as they are read. */
export async function* newsletterCsv(people: AsyncIterable<ListedSignUp>) {
  yield formatCsv([headings])
  for await (const one of people) {
    const names = [one.name ?? '', one.lastName ?? '']
    yield formatCsv([
      [one.brandId, one.email, one.tag, ...names, one.createdAt, one.confirmedAt ?? ''],
    ])
  }
}
