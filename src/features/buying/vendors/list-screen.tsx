import { isAtLeast } from '#src/contract/buyers/buyer-role.ts'
import { startableStates, type VendorListDetails } from '#src/contract/buyers/vendor-list.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { ListState } from '#src/ui/list-state.tsx'
import { useBuying } from '../buying-context.ts'
import page from '../buying.module.css'
import { FailedPart } from './failed-part.tsx'
import { ListLink } from './list-link.tsx'
import styles from './lists.module.css'
import { MappingForm } from './mapping-form.tsx'
import { ProgressPart } from './progress-part.tsx'
import { RemoveList } from './remove-list.tsx'
import { ResultPart } from './result-part.tsx'
import { useWatchedList, type WatchedList } from './use-watched-list.ts'

/** One list of vendors: what it still needs, how far it is, or what was found. */
export function ListScreen({ id }: { id: string }) {
  const { t, language } = useTexts()
  const { buyer } = useBuying()
  const watched = useWatchedList(id)
  const mayEdit = isAtLeast(buyer.role, 'EDITOR')
  const day = (instant: string) => dayFormat(language).format(Date.parse(instant))
  return (
    <>
      <p className={styles.back}>
        <ListLink id={null}>
          <Icon drawing={icons.arrowLeft} />
          <span>{t('buying.vendors.back')}</span>
        </ListLink>
      </p>
      <ListState
        loaded={watched.loaded}
        loadingText={t('buying.vendors.loadingOne')}
        failedText={t('buying.vendors.failedOne')}
        height="22rem"
      >
        {(list) => (
          <>
            <header className={page.head}>
              <div>
                <h1>
                  <span dir="auto">{list.name}</span>
                </h1>
                <p>
                  {list.uploadedBy
                    ? t('buying.vendors.uploadedBy', {
                        ...{ name: list.uploadedBy, day: day(list.uploadedAt) },
                      })
                    : t('buying.vendors.uploaded', { day: day(list.uploadedAt) })}{' '}
                  {t('buying.vendors.removed', { day: day(list.removedAt) })}
                </p>
              </div>
              {mayEdit && <RemoveList list={list} />}
            </header>
            <ListPart list={list} watched={watched} mayEdit={mayEdit} />
          </>
        )}
      </ListState>
    </>
  )
}

type ListPartProps = { list: VendorListDetails; watched: WatchedList; mayEdit: boolean }

function ListPart({ list, watched, mayEdit }: ListPartProps) {
  const { t } = useTexts()
  if (list.state === 'failed') return <FailedPart list={list} />
  if (list.state === 'done')
    return <ResultPart list={list} mayEdit={mayEdit} onDecided={watched.readAgain} />
  if (!startableStates.includes(list.state))
    return <ProgressPart list={list} mayEdit={mayEdit} onCancelled={watched.show} />
  if (!mayEdit) return <Banner tone="neutral" title={t('buying.vendors.mapping.viewer')} />
  return <MappingForm list={list} onStarted={watched.show} />
}
