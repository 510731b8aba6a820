import { useDeferredValue, useMemo } from 'react'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import type { PortalText } from '#src/contract/operate/portal-text.ts'
import type { Language } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import styles from './brand-texts.module.css'
import { TextFiltersForm } from './text-filters-form.tsx'
import { dictionaryOf, matching, textLines } from './text-lines.ts'
import { TextList } from './text-list.tsx'
import { useTextPlace } from './use-text-place.ts'

type TextBrowserProps = {
  all: readonly PortalText[]
  /** In which the installation offers its pages. */
  languages: readonly Language[]
  texts: OwnTexts
  /** @param words undefined: the portal's own stand again */
  onChange: (language: Language, id: string, words: string | undefined) => void
}

/** What is searched for among the texts, and those that match. */
export function TextBrowser({ all, languages, texts, onChange }: TextBrowserProps) {
  const t = useText()
  const { language, filters, open, change } = useTextPlace(languages)
  const dictionaries = useMemo(() => [...new Set(all.map(({ id }) => dictionaryOf(id)))], [all])
  const lines = useMemo(() => textLines(all, language, texts), [all, language, texts])
  // Typing goes on while a thousand texts are looked through.
  const find = useDeferredValue(filters.find)
  const { dictionary, kind } = filters
  const shown = useMemo(
    () => matching(lines, { find, dictionary, kind }, open),
    [lines, find, dictionary, kind, open],
  )
  const count = shown.length
  const changed = shown.filter(({ own }) => own !== undefined).length
  return (
    <>
      <TextFiltersForm
        {...{ languages, language, dictionaries, filters }}
        onChange={(query) => change({ ...query, text: undefined })}
      />
      <p className={styles.found} role="status">
        {changed > 0
          ? t('operate-texts.foundWithOwn', { count, changed })
          : t('operate-texts.found', { count })}
      </p>
      {count > 0 ? (
        <TextList
          // Another list begins at its top.
          key={JSON.stringify([language, find, dictionary, kind])}
          {...{ lines: shown, language, open }}
          onOpen={(id) => change({ text: id ?? undefined })}
          onChange={(id, words) => onChange(language, id, words)}
        />
      ) : (
        <EmptyState
          icon={icons.search}
          title={t('operate-texts.nothing')}
          action={
            <Button
              variant="secondary"
              onClick={() => change({ find: undefined, texts: undefined, kind: undefined })}
            >
              {t('operate-texts.clear')}
            </Button>
          }
        />
      )}
    </>
  )
}
