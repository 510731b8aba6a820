import type { VendorRow } from '#src/contract/buyers/vendor-row.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { formatCsv } from '../texts/format-csv.ts'
import type { StoredRow } from '../store/vendors/vendor-row-store.ts'

/** Rows that are read at a time. */
const batch = 500

type In = {
  /** In the language of whoever asks. */
  texts: Texts
  /** Of the portal, for links to profiles. */
  origin: string
}

/** The rows of a list with what was found for them as CSV, some at a time. */
export async function* vendorCsv(
  { texts, origin }: In,
  pageBehind: (after: number, limit: number) => Promise<StoredRow[]>,
  present: (page: readonly StoredRow[]) => Promise<VendorRow[]>,
): AsyncGenerator<string> {
  const { t } = texts
  yield formatCsv([
    [
      ...[t('buying.vendors.csv.row'), t('buying.vendors.kinds.vendor-number')],
      ...[t('buying.vendors.kinds.name'), t('buying.vendors.kinds.number')],
      ...[t('buying.vendors.kinds.country'), t('buying.vendors.kinds.town')],
      ...[t('buying.vendors.kinds.website'), t('buying.vendors.kinds.spend')],
      ...[t('buying.vendors.csv.outcome'), t('buying.vendors.csv.supplier')],
      ...[t('buying.vendors.csv.link'), t('buying.vendors.csv.reasons')],
      ...[t('buying.vendors.csv.others'), t('buying.vendors.csv.repeats')],
    ],
  ])
  for (let after = 0; ;) {
    const page = await pageBehind(after, batch)
    yield formatCsv((await present(page)).map((row) => cellsOf({ texts, origin }, row)))
    if (page.length < batch) return
    after = page.at(-1)?.at ?? after
  }
}

function cellsOf({ texts, origin }: In, row: VendorRow): string[] {
  const { t } = texts
  const { at, said, amount, outcome, isDecided, supplier, candidates, repeats } = row
  const meant = candidates.find(({ key }) => key === supplier)
  const linkOf = (slug: string | null | undefined) =>
    slug ? `${origin}/organization/${encodeURIComponent(slug)}` : ''
  const others = candidates.filter(({ key }) => key !== supplier)
  return [
    ...[String(at), said.vendorNumber, said.name, said.numbers.join(', '), said.country, said.town],
    ...[said.domains.join(', '), amount === null ? '' : String(amount)],
    isDecided ? t(`buying.vendors.decided.${outcome}`) : t(`buying.vendors.outcomes.${outcome}`),
    ...[meant?.name ?? '', linkOf(meant?.slug)],
    meant ? reasonsIn(texts, meant) : '',
    others
      .map((one) => [one.name, linkOf(one.slug), reasonsIn(texts, one)].filter(Boolean).join(', '))
      .join(' | '),
    repeats === null ? '' : String(repeats),
  ]
}

const reasonsIn = ({ t }: Texts, { reasons }: VendorRow['candidates'][number]): string =>
  reasons
    .map(({ code, number }) =>
      number === null
        ? t(`buying.vendors.reasons.${code}`)
        : t('buying.vendors.reasons.number-equal.of', { number }),
    )
    .join(', ')
