import type { OperatedCatalogue } from '#src/contract/operate/catalogue.ts'
import { useText } from '#src/i18n/text-context.ts'
import { downloadFile } from '#src/lib/download-file.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonClass } from '#src/ui/button-class.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ActionFailure } from '../action-failure.tsx'
import { ConsoleLink } from '../console-link.tsx'
import screen from '../console-screen.module.css'
import { ConsoleScreen, ScreenHead } from '../console-screen.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { cataloguePath } from '../paths.ts'
import { usePlace } from '../place.ts'
import { newRecord } from '../records/record-kind.ts'
import { EntryList } from './entry-list.tsx'
import { ListFiltersForm } from './list-filters-form.tsx'
import { filtered, importPlace, readListFilters } from './list-filters.ts'
import styles from './catalogue.module.css'

/** All entries of the catalogue, by filters that stand in the address. */
export function ListScreen() {
  const t = useText()
  const { data } = useOperate()
  const filters = readListFilters(usePlace().query)
  const loaded = useLoaded('catalogue', () => data.catalogue.list())
  return (
    <ConsoleScreen isWide>
      <ScreenHead title={t('operate-catalogue.title')}>{t('operate-catalogue.text')}</ScreenHead>
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-catalogue.loading')}
        failedText={t('operate-catalogue.failed')}
        height="24rem"
      >
        {(list) => (
          <>
            <Ways list={list} />
            <ListFiltersForm filters={filters} />
            <EntryList
              key={JSON.stringify(filters)}
              rows={filtered(list.results, filters)}
              isFiltered={list.results.length > 0}
            />
          </>
        )}
      </LoadedPart>
    </ConsoleScreen>
  )
}

function Ways({ list }: { list: OperatedCatalogue }) {
  const t = useText()
  const { data } = useOperate()
  const action = useAction()
  const save = () =>
    action.run(async () => downloadFile(await data.catalogue.file(), 'catalogue.csv'))
  return (
    <>
      <div className={styles.ways}>
        {list.mayChange && (
          <ConsoleLink className={buttonClass('primary')} href={`${cataloguePath}/${newRecord}`}>
            {t('operate-catalogue.add')}
          </ConsoleLink>
        )}
        {list.mayChange && (
          <ConsoleLink
            className={buttonClass('secondary')}
            href={`${cataloguePath}/${importPlace}`}
          >
            {t('operate-catalogue.import')}
          </ConsoleLink>
        )}
        <Button variant="secondary" busy={action.busy} onClick={save}>
          {t('operate-catalogue.export')}
        </Button>
      </div>
      {!list.mayChange && <p className={screen.hint}>{t('operate-catalogue.readOnly')}</p>}
      <ActionFailure action={action} />
    </>
  )
}
