import { useEffect, useId, useState } from 'react'
import type { CatalogueRow, OperatedEntry } from '#src/contract/operate/catalogue.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Combobox } from '#src/ui/combobox.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { CredentialOption } from '#src/ui/credential-option.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ActionFailure } from '../action-failure.tsx'
import screen from '../console-screen.module.css'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { filtered } from './list-filters.ts'
import styles from './catalogue.module.css'

/** Entries that are offered at once. */
const mostOptions = 20

type MergePartProps = { entry: OperatedEntry; onDone: () => void }

/** Has an entry become another one, which cannot be undone. */
export function MergePart({ entry, onDone }: MergePartProps) {
  const { t } = useTexts()
  const { data } = useOperate()
  const [isOpen, setOpen] = useState(false)
  const loaded = useLoaded(isOpen ? 'catalogue' : '', () => data.catalogue.list())
  return (
    <>
      <p className={screen.hint}>{t('operate-catalogue.mergeText')}</p>
      {isOpen ? (
        <LoadedPart
          loaded={loaded}
          loadingText={t('operate-catalogue.loading')}
          failedText={t('operate-catalogue.failed')}
          height="4rem"
        >
          {({ results }) => <MergeForm {...{ entry, onDone }} all={results} />}
        </LoadedPart>
      ) : (
        <p>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('operate-catalogue.merge')}
          </Button>
        </p>
      )}
    </>
  )
}

function MergeForm({ entry, all, onDone }: MergePartProps & { all: readonly CatalogueRow[] }) {
  const { t, language } = useTexts()
  const { data } = useOperate()
  const action = useAction()
  const [query, setQuery] = useState('')
  const [into, setInto] = useState<CatalogueRow | null>(null)
  const [isAsking, setAsking] = useState(false)
  const field = useId()
  // The button that has opened it is gone.
  useEffect(() => document.getElementById(field)?.focus(), [field])
  const nameOf = ({ id, names }: CatalogueRow) => names[language] ?? names['en'] ?? id
  const found = filtered(all, { text: query, kind: undefined, state: 'offered' })
  const options = found.filter(({ id }) => id !== entry.id).slice(0, mostOptions)
  const { holders } = entry
  const name = entry.entry.name
  const merge = () =>
    action.run(async () => {
      if (!into) return
      await data.catalogue.merge(entry.id, entry.version, into.id)
      announce(t('operate-catalogue.mergedNow', { name, into: nameOf(into) }))
      onDone()
    })
  return (
    <div className={styles.part}>
      <Combobox
        id={field}
        label={t('operate-catalogue.mergeInto')}
        query={query}
        onQueryChange={(text) => {
          setQuery(text)
          setInto(null)
        }}
        options={into ? [] : options}
        onChoose={(row) => {
          setInto(row)
          setQuery(nameOf(row))
        }}
        busy={false}
        emptyText={t('operate-catalogue.noneFound')}
        isLongEnough={(text) => text.trim().length > 1 && !into}
        retainsText
        renderOption={(row) => (
          <CredentialOption credential={{ name: row.id, shortName: nameOf(row) }} />
        )}
      />
      <p>
        <Button variant="danger" disabled={!into} onClick={() => setAsking(true)}>
          {t('operate-catalogue.merge')}
        </Button>
      </p>
      {isAsking && into && (
        <ConfirmDialog
          title={t('operate-catalogue.mergeTitle', { name, into: nameOf(into) })}
          text={t(`operate-catalogue.${holders.isMore ? 'mergeMany' : 'mergeSome'}`, {
            count: holders.count,
          })}
          confirm={t('operate-catalogue.merge')}
          action={action}
          onConfirm={merge}
          onClose={() => setAsking(false)}
        >
          <ActionFailure action={action} />
        </ConfirmDialog>
      )}
    </div>
  )
}
