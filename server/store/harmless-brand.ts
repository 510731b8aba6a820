import { mapText } from '#src/contract/operator-text.ts'
import type { StoredBrand } from '#src/contract/stored-brand.ts'
import { sanitiseHtml } from '../markup/sanitise-html.ts'

/** Only the harmless part of the HTML of a brand, in each of its languages. */
export function withHarmlessHtml(stored: StoredBrand): StoredBrand {
  const columns = stored.footer.htmlColumns.map((column) => mapText(column, sanitiseHtml))
  return { ...stored, footer: { ...stored.footer, htmlColumns: columns } }
}
