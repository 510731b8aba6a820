import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Language } from '../languages.ts'
import { type CompiledMessages, createTexts, type Texts } from '../texts.ts'

const files = import.meta.glob<Record<string, string>>('../../../texts/*/*.json', {
  eager: true,
  import: 'default',
})

/** All texts of a language, for tests. */
export function textsIn(language: Language): Texts {
  const messages = Object.entries(files).flatMap(([path, keys]) => {
    const [, folder, name] = /\/([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? []
    if (folder !== language) return []
    return Object.entries(keys).map(
      ([key, message]) => [`${name}.${key}`, compileMessageOrThrow(message)] as const,
    )
  })
  return createTexts(language, Object.fromEntries(messages) as CompiledMessages)
}
