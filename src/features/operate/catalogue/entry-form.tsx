import { useMemo } from 'react'
import { useTexts } from '#src/i18n/text-context.ts'
import { useOperate } from '../operate-context.ts'
import { RecordForm } from '../records/record-form.tsx'
import type { RecordFormOptions } from '../records/use-record-form.ts'
import { EntryFields } from './entry-fields.tsx'
import { entryCalls, entryKind } from './entry-kind.ts'
import { EntryPreview } from './entry-preview.tsx'
import type { EntryContent } from './entry-values.ts'
import { placeName, placeWords } from './entry-words.ts'

type EntryFormProps = Pick<RecordFormOptions<EntryContent>, 'item' | 'drafts' | 'onDone'>

/** What is said of an entry, beside what its readers see. */
export function EntryForm(props: EntryFormProps) {
  const texts = useTexts()
  const { data } = useOperate()
  const calls = useMemo(() => entryCalls(data), [data])
  return (
    <RecordForm
      {...props}
      kind={entryKind}
      calls={calls}
      labelOf={(path) => placeName(texts, path)}
      wordsOf={(content, path) => placeWords(texts, content, path)}
      renderFields={(fields) => <EntryFields {...fields} />}
      renderPreview={(content) => <EntryPreview content={content} />}
    />
  )
}
