import type { OperatorText } from '#src/contract/operator-text.ts'
import { defaultLanguage, type Language } from '#src/i18n/languages.ts'
import { useDraft } from '../draft/draft-context.ts'
import { valueAt } from '../draft/paths.ts'
import { withWords } from './language-texts.ts'

/**
 * A text of the draft that stands at a path of its own.
 * @param isOptional whether it may be missing altogether
 */
export function useTextField(path: string, isOptional = false) {
  const { state, change, errorOf } = useDraft()
  const text = valueAt(state, path) as OperatorText | undefined
  return {
    ...{ path, text, errorOf },
    onChange(language: Language, words: string) {
      // Two who write in two languages do not meet.
      if (text !== undefined && typeof text !== 'string')
        change(`${path}/${language}`, words || (language === defaultLanguage ? '' : undefined))
      else {
        const next = withWords(text, language, words)
        change(path, isOptional && next === '' ? undefined : next)
      }
    },
  }
}
