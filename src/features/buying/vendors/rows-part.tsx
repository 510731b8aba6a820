import { type SubmitEvent, useState } from 'react'
import type { VendorListDetails } from '#src/contract/buyers/vendor-list.ts'
import * as limits from '#src/contract/limits.ts'
import type { RowChoice } from '#src/contract/buyers/vendor-row.ts'
import { vendorVerdicts } from '#src/contract/vendors/vendor-match.ts'
import { countFormat } from '#src/i18n/count-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { ListState } from '#src/ui/list-state.tsx'
import { MoreButton } from '#src/ui/more-button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { DownloadRows } from './download-rows.tsx'
import common from './lists.module.css'
import styles from './rows.module.css'
import { RowItem } from './row-item.tsx'
import { type RowFilter, useRows } from './use-rows.ts'

type RowsPartProps = { list: VendorListDetails; mayEdit: boolean; onDecided: () => void }

/** The rows of a list by what was found, and by words. */
export function RowsPart({ list, mayEdit, onDecided }: RowsPartProps) {
  const { t, language } = useTexts()
  const { counts, repeats } = list
  const [filter, setFilter] = useState<RowFilter>({
    ...{ choice: counts.possible > 0 ? 'possible' : null, words: '' },
  })
  const [words, setWords] = useState('')
  const rows = useRows(list.id, filter)
  const all = counts.match + counts.possible + counts.none
  const choices = [
    { choice: null, name: t('buying.vendors.rows.all'), number: all },
    ...vendorVerdicts.map((choice) => ({
      ...{ choice, name: t(`buying.vendors.outcomes.${choice}`), number: counts[choice] },
    })),
    ...(repeats > 0
      ? [{ choice: 'repeats', name: t('buying.vendors.rows.repeats'), number: repeats } as const]
      : []),
  ] satisfies { choice: RowChoice | null; name: string; number: number }[]
  function search(event: SubmitEvent) {
    event.preventDefault()
    setFilter({ ...filter, words: words.trim() })
  }
  return (
    <section className={common.section} aria-labelledby="list-rows">
      <div className={styles.rowsHead}>
        <h2 id="list-rows">{t('buying.vendors.rows.title')}</h2>
        <DownloadRows list={list}>{t('buying.vendors.rows.download')}</DownloadRows>
      </div>
      <div className={styles.filters} role="group" aria-label={t('buying.vendors.rows.filter')}>
        {choices.map(({ choice, name, number }) => (
          <button
            key={choice}
            type="button"
            className={styles.filter}
            aria-pressed={filter.choice === choice}
            onClick={() => setFilter({ ...filter, choice })}
          >
            {name} <span>{countFormat(language).format(number)}</span>
          </button>
        ))}
      </div>
      <form className={styles.search} role="search" onSubmit={search}>
        <Field label={t('buying.vendors.rows.words')}>
          {(aria) => (
            <TextInput
              {...aria}
              enterKeyHint="search"
              maxLength={limits.vendorWords}
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          <Icon drawing={icons.search} />
          <span>{t('buying.vendors.rows.search')}</span>
        </Button>
      </form>
      <ListState
        loaded={rows.loaded}
        loadingText={t('buying.vendors.rows.loading')}
        failedText={t('buying.vendors.rows.failed')}
        height="18rem"
      >
        {({ results: shown, next }) =>
          shown.length === 0 ? (
            <p className={styles.nothing}>{t('buying.vendors.rows.none')}</p>
          ) : (
            <>
              <ol className={styles.rows}>
                {shown.map((row) => (
                  <RowItem
                    key={row.at}
                    {...{ row, mayEdit }}
                    decide={async (decision) => {
                      const decided = await rows.decide(row, decision)
                      onDecided()
                      return decided
                    }}
                  />
                ))}
              </ol>
              <MoreButton hasMore={next !== null} onMore={rows.more}>
                {t('buying.vendors.rows.more')}
              </MoreButton>
            </>
          )
        }
      </ListState>
    </section>
  )
}
