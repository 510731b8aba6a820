import type { SupplierNewsKind } from '#src/contract/buyers/follow.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { Letter } from './compose-mail.ts'
import { addressedTo, calledTo, type LetterSite, type Recipient } from './member-letters.ts'
import { inOneLine } from './shown-text.ts'

type Named = { name: string; slug: string }
/** A supplier that is followed, with what has become of it. */
export type ChangedSupplier = Named & {
  /** Of the portal in which it was followed. */
  origin: string
  /** `name`: of the credential, or of what a module has earned. */
  changes: readonly { kind: SupplierNewsKind; name: string }[]
}
/** What is new in one saved search, or among the suppliers that a buyer follows. */
export type NewsSection = { buyer: Named } & (
  | {
      /** Of the portal in which it was saved. */
      origin: string
      search: { name: string; query: string }
      suppliers: readonly Named[]
    }
  | { followed: readonly ChangedSupplier[] }
)

/** Suppliers, or changes, that are named in one section. */
const mostNamed = 10

/**
 * To a member of a buyer: who is new in their searches, and what has become of the suppliers that they follow (DSC-4).
 * @param unsubscribe address of the page that ends these letters
 */
export function supplierNewsLetter(
  texts: Texts,
  site: LetterSite,
  sections: readonly [NewsSection, ...NewsSection[]],
  to: Recipient & { emailVerified: true },
  unsubscribe: string,
): Letter {
  const { t } = texts
  const [{ buyer }] = sections
  const found = sections.flatMap((one) => ('search' in one ? one.suppliers : []))
  const followed = sections.flatMap((one) => ('search' in one ? [] : one.followed))
  const url = `${site.origin}/buying/searches?${new URLSearchParams({ buyer: buyer.slug })}`
  return {
    ...addressedTo(to),
    brand: site.brand,
    texts,
    subject:
      found.length > 0
        ? t('mail.supplierNews.subject', { count: found.length })
        : t('mail.supplierNews.followedSubject', { count: followed.length }),
    reason:
      found.length > 0 ? t('mail.supplierNews.reason') : t('mail.supplierNews.followedReason'),
    sections: sections.map((one) =>
      'search' in one ? foundSection(texts, one, to) : followedSection(texts, one, { to, url }),
    ),
    action: { label: t('mail.supplierNews.action'), url },
    notes: [
      t('mail.supplierNews.why'),
      t('mail.supplierNews.unsubscribe', { address: unsubscribe }),
    ],
  }
}

const named = (to: Recipient, one: Named) => inOneLine(calledTo(to, one).name ?? one.slug)

function foundSection(
  { t }: Texts,
  { origin, search, suppliers, buyer }: Extract<NewsSection, { search: object }>,
  to: Recipient,
) {
  const others = suppliers.length - mostNamed
  const name = inOneLine(search.name)
  return {
    title: t('mail.supplierNews.search', { search: name, buyer: inOneLine(buyer.name) }),
    lines: suppliers.slice(0, mostNamed).map((one) =>
      t('mail.supplierNews.supplier', {
        name: named(to, one),
        address: `${origin}/organization/${one.slug}`,
      }),
    ),
    note:
      others > 0
        ? t('mail.supplierNews.others', { count: others })
        : t('mail.supplierNews.all', { count: suppliers.length }),
    link: {
      label: t('mail.supplierNews.open', { search: name }),
      url: `${origin}/discover?${search.query}`,
    },
  }
}

function followedSection(
  { t }: Texts,
  { followed, buyer }: Extract<NewsSection, { followed: object }>,
  { to, url }: { to: Recipient; url: string },
) {
  const lines = followed.flatMap((one) =>
    one.changes.map(({ kind, name }) => {
      const address = `${one.origin}/organization/${one.slug}`
      const supplier = named(to, one)
      return t(`mail.supplierNews.changes.${kind}`, { supplier, name: inOneLine(name), address })
    }),
  )
  const others = lines.length - mostNamed
  return {
    title: t('mail.supplierNews.followed', { buyer: inOneLine(buyer.name) }),
    lines: lines.slice(0, mostNamed),
    note:
      others > 0
        ? t('mail.supplierNews.others', { count: others })
        : t('mail.supplierNews.followedAll', { count: followed.length }),
    link: { label: t('mail.supplierNews.toFollowed'), url },
  }
}
