import type { HarmlessHtml } from '#src/contract/operate/content-pages.ts'
import { nameOf } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { droppedWords } from './dropped-words.ts'

/** Tells, before anything is saved, what will be taken out of the HTML in each language. */
export function DroppedNotice({ results }: { results: readonly HarmlessHtml[] }) {
  const t = useText()
  const losing = results.filter(({ dropped }) => dropped.length > 0)
  return (
    <div role="status">
      {losing.length > 0 && (
        <Banner tone="warning" title={t('operate-content.dropped')}>
          <ul>
            {losing.map((one) => (
              <li key={one.language}>
                {nameOf(one.language)}: <bdi>{droppedWords(t, one)}</bdi>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  )
}
