import type { HarmlessHtml } from '#src/contract/operate/content-pages.ts'
import type { Translate } from '#src/i18n/texts.ts'

/** What is taken out of HTML, in words: `<script>, onclick in <p>`. */
export const droppedWords = (t: Translate, { dropped }: Pick<HarmlessHtml, 'dropped'>): string =>
  dropped
    .map(({ element, attribute }) =>
      attribute === null
        ? `<${element}>`
        : t('operate-content.attribute', { attribute, element: `<${element}>` }),
    )
    .join(', ')
