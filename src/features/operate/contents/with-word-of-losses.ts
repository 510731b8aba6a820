import type { ContentInput } from '#src/contract/operate/content-input.ts'
import type { HarmlessHtml, TypedHtml } from '#src/contract/operate/content-pages.ts'
import type { RecordCalls } from '#src/data/record-calls.ts'
import { nameOf } from '#src/i18n/languages.ts'
import type { Translate } from '#src/i18n/texts.ts'
import { FieldFault } from '../records/field-fault.ts'
import { droppedWords } from './dropped-words.ts'
import { typedHtmlOf } from './use-harmless-html.ts'

type Calls = RecordCalls<ContentInput> & {
  check(html: TypedHtml): Promise<HarmlessHtml[]>
}

/**
 * The calls about content, of which a save that would take something out of the HTML is refused once: its editor
 * is told what that is, and saves again to go on.
 */
export function withWordOfLosses(calls: Calls, t: Translate): RecordCalls<ContentInput> {
  /** HTML of whose losses somebody was told. */
  const told = new Set<string>()
  async function tell({ html }: ContentInput): Promise<void> {
    const typed = typedHtmlOf(html)
    const key = JSON.stringify(typed)
    if (told.has(key)) return
    const results = await calls.check(typed)
    const losing = results.filter(({ dropped }) => dropped.length > 0)
    const [first] = losing
    if (!first) return
    told.add(key)
    const parts = losing.map((one) => `${nameOf(one.language)}: ${droppedWords(t, one)}`).join('; ')
    throw new FieldFault(`/html/${first.language}`, t('operate-content.droppedOnSave', { parts }))
  }
  return {
    ...calls,
    async create(content) {
      await tell(content)
      return calls.create(content)
    },
    async change(id, version, content) {
      await tell(content)
      return calls.change(id, version, content)
    },
  }
}
