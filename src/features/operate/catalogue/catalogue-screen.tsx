import { idBehind, usePlace } from '../place.ts'
import { cataloguePath } from '../paths.ts'
import type { Desk } from '../queue/use-desk.ts'
import { newRecord } from '../records/record-kind.ts'
import { EntryScreen } from './entry-screen.tsx'
import { ImportScreen } from './import-screen.tsx'
import { importPlace } from './list-filters.ts'
import { ListScreen } from './list-screen.tsx'
import { NewEntryScreen } from './new-entry-screen.tsx'

type CatalogueScreenProps = { desk: Desk }

/** The credentials of the catalogue, one of them, or what takes a file, as the address says (OPR-5). */
export function CatalogueScreen({ desk: { catalogue: drafts } }: CatalogueScreenProps) {
  const id = idBehind(cataloguePath, usePlace().path)
  if (id === '') return <ListScreen />
  if (id === importPlace) return <ImportScreen />
  if (id === newRecord) return <NewEntryScreen drafts={drafts} />
  return <EntryScreen key={id} id={id} drafts={drafts} />
}
