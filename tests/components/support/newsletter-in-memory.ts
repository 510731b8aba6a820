import type { ListedSignUp } from '#src/contract/operate/newsletter.ts'
import type { SignUpsFile, SignUpsQuery } from '#src/api/resources/operate-newsletter.ts'
import type { OperateData } from '#src/data/operate-data.ts'

const page = 3

/** Somebody who has signed up. */
export const signUpOf = (number: number, more: Partial<ListedSignUp> = {}): ListedSignUp => ({
  ...{ brandId: 'acme', email: `reader${number}@reader.example`, tag: 'news' },
  ...{ name: 'Rhea', lastName: `Reader ${number}`, createdAt: '2026-03-01T12:00:00.000Z' },
  confirmedAt: number % 2 === 0 ? '2026-03-02T12:00:00.000Z' : null,
  ...more,
})

/** Sign-ups as an operator finds them, and what was done about them. */
export function newsletterInMemory(given: readonly ListedSignUp[], mayExport = true) {
  const asked: SignUpsQuery[] = []
  const files: SignUpsFile[] = []
  const removed: string[] = []
  let rows = given
  const newsletter: OperateData['newsletter'] = {
    async counts() {
      const tags = [...Map.groupBy(rows, ({ tag }) => tag)].map(([tag, own]) => ({
        ...{ brandId: 'acme', tag },
        confirmed: own.filter(({ confirmedAt }) => confirmedAt !== null).length,
        waiting: own.filter(({ confirmedAt }) => confirmedAt === null).length,
      }))
      const sum = (name: 'confirmed' | 'waiting') => tags.reduce((all, one) => all + one[name], 0)
      return {
        ...{ total: { confirmed: sum('confirmed'), waiting: sum('waiting') }, tags, mayExport },
        ...{ hasMore: false, brands: [{ id: 'acme', name: 'Acme', mayExport }] },
      }
    },
    async list(query) {
      asked.push(query)
      const { after = '0', state, tag } = query
      const all = rows.filter(
        (row) =>
          (!state || (state === 'confirmed') === (row.confirmedAt !== null)) &&
          (!tag || row.tag === tag),
      )
      const from = Number(after)
      const next = from + page < all.length ? String(from + page) : null
      return { results: all.slice(from, from + page), next }
    },
    async file(body) {
      files.push(body)
      return new Blob(['brand,email'])
    },
    async remove(email) {
      removed.push(email)
      rows = rows.filter((row) => row.email !== email)
    },
  }
  return { newsletter, asked, files, removed }
}
