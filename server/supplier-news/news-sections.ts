import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type { SupplierSite } from '../identity/supplier-site.ts'
import type { NewsSection } from '../mail/supplier-news-letter.ts'
import { subjectName } from '../present/followed-supplier.ts'
import type { Connection, Engine } from '../store/engine.ts'
import { dueFollows, noteToldOfFollows } from '../store/follows/follow-news.ts'
import { dueSearches, newSuppliers, noteTold } from '../store/supplier-news/search-news.ts'

/** Portals by the brand; the one of no brand is among them. */
export type Sites = Map<string | null, SupplierSite>
/** What one part of a letter tells, and the portal that it is about. */
type Section = { site: SupplierSite; section: NewsSection }
type Asked = { userId: string; isWeekly: boolean; now: number }

/** Who is new in the searches of a person; notes that they are told. */
export async function searchSections(
  transaction: Connection,
  { userId, isWeekly }: Asked,
  sites: Sites,
): Promise<Section[]> {
  const sections: Section[] = []
  for (const search of await dueSearches(transaction, userId, isWeekly)) {
    const site = sites.get(search.brandId)
    // Its brand has no portal now: what is new waits.
    if (!site) continue
    const suppliers = await newSuppliers(transaction, search)
    const { buyer } = search
    if (suppliers.length > 0)
      sections.push({ site, section: { buyer, origin: site.origin, search, suppliers } })
    await noteTold(transaction, userId, search)
  }
  return sections
}

/** What has become of the suppliers that the buyers of a person follow; notes that they are told. */
export async function followSections(
  transaction: Connection,
  { engine, names, ...asked }: Asked & { engine: Engine; names: CatalogueIn },
  sites: Sites,
): Promise<Section[]> {
  const sections: Section[] = []
  for (const due of await dueFollows(transaction, engine, asked)) {
    const followed = due.suppliers.flatMap(({ brandId, changes, ...supplier }) => {
      const site = sites.get(brandId) ?? sites.get(null)
      const told = changes.map((one) => ({ kind: one.kind, name: subjectName(names, one) }))
      return site ? [{ site, changed: { ...supplier, origin: site.origin, changes: told } }] : []
    })
    const [first] = followed
    if (first) {
      const changed = followed.map((one) => one.changed)
      sections.push({ site: first.site, section: { buyer: due.buyer, followed: changed } })
    }
    await noteToldOfFollows(transaction, asked.userId, due)
  }
  return sections
}
