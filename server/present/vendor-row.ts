import type { VendorRow } from '#src/contract/buyers/vendor-row.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type { KnownSupplier } from '../store/vendors/known-suppliers.ts'
import type { StoredRow } from '../store/vendors/vendor-row-store.ts'

/**
 * A row of a list with what was found for it.
 * @param known suppliers with a public profile by the slugs under which they were found; others are not linked
 * @param names in the language of the answer
 */
export function presentRow(
  row: StoredRow,
  known: ReadonlyMap<string, KnownSupplier>,
  names: Pick<CatalogueIn, 'identifierTypeById'>,
): VendorRow {
  const { at, version, name, said, amount, verdict, outcome, decision, supplier, candidates } = row
  return {
    ...{ at, version, amount, verdict, outcome, supplier, repeats: row.repeats },
    said: { name, ...said },
    isDecided: decision !== null,
    candidates: candidates.map(({ slug, name: found, reasons }) => {
      const now = known.get(slug)
      return {
        ...{ key: slug, slug: now?.slug ?? null, name: now?.name ?? found },
        reasons: reasons.map((reason) => ({
          code: reason.code,
          number:
            reason.code === 'number-equal' && reason.typeId !== null
              ? (names.identifierTypeById(reason.typeId)?.type ?? null)
              : null,
        })),
      }
    }),
  }
}
