import { useText } from '#src/i18n/text-context.ts'
import { ConsoleLink } from '../console-link.tsx'
import screen from '../console-screen.module.css'
import { ConsoleScreen } from '../console-screen.tsx'
import { cataloguePath } from '../paths.ts'
import { go } from '../place.ts'
import type { RecordDrafts, RecordItem } from '../records/record-kind.ts'
import records from '../records/records.module.css'
import { EntryForm } from './entry-form.tsx'
import type { EntryContent } from './entry-values.ts'

/** A credential that is added. */
export function NewEntryScreen({ drafts }: { drafts: RecordDrafts<EntryContent> }) {
  const t = useText()
  const item: RecordItem<EntryContent> = {
    ...{ slug: 'catalogue', itemId: '', version: '', stored: null, brandId: null },
  }
  return (
    <ConsoleScreen isWide>
      <header>
        <ConsoleLink href={cataloguePath} className={records.link}>
          {t('operate-catalogue.back')}
        </ConsoleLink>
        <h1 className={screen.title}>{t('operate-catalogue.add')}</h1>
      </header>
      <EntryForm item={item} drafts={drafts} onDone={() => go(cataloguePath)} />
    </ConsoleScreen>
  )
}
