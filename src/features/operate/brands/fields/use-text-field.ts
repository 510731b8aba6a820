import type { OperatorText } from '#src/contract/operator-text.ts'
import type { Language } from '#src/i18n/languages.ts'
import { useDraft } from '../draft/draft-context.ts'
import { valueAt } from '../draft/paths.ts'
import { textChange } from '../../fields/language-texts.ts'

/**
 * A text of the draft that stands at a path of its own.
 * @param isOptional whether it may be missing altogether
 */
export function useTextField(path: string, isOptional = false) {
  const { state, change, errorOf } = useDraft()
  const text = valueAt(state, path) as OperatorText | undefined
  const put = (where: string, value: OperatorText | undefined) =>
    change(where, isOptional && value === '' ? undefined : value)
  return {
    ...{ path, text, errorOf },
    onChange(language: Language, words: string) {
      const one = textChange(path, text, language, words)
      if (one.path === path) put(path, one.value)
      else change(one.path, one.value)
    },
    onEmpty: () => put(path, ''),
  }
}
