import type { ContentInput } from '#src/contract/operate/content-input.ts'
import type { EditedRecords } from '#src/contract/operate/edited-record.ts'
import { useText } from '#src/i18n/text-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { writtenIn } from '../fields/language-texts.ts'
import { useOperate } from '../operate-context.ts'
import { placeLabel, placeOf } from '../records/merge-records.ts'
import { RecordForm } from '../records/record-form.tsx'
import type { RecordFormOptions } from '../records/use-record-form.ts'
import { ContentFields } from './content-fields.tsx'
import { ContentPreview } from './content-preview.tsx'

type ContentFormProps = RecordFormOptions<ContentInput> & { list: EditedRecords<ContentInput> }

/** A piece of content, or a page that nobody has written yet, with what its readers see until then. */
export function ContentForm({ list, ...options }: ContentFormProps) {
  const t = useText()
  const { data } = useOperate()
  const { itemId, stored } = options.item
  const loaded = useLoaded(stored || itemId === '' ? '' : `instead of ${itemId}`, async () => ({
    shown: await data.contents.instead(itemId),
  }))
  const instead = loaded.state === 'ready' ? loaded.value.shown : null
  return (
    <RecordForm
      {...options}
      labelOf={(path) => {
        const { field, language } = placeOf(path)
        // Its key and its brand are chosen once: nobody changes them.
        return placeLabel(t(`operate-content.fields.${field as 'title' | 'html'}`), language)
      }}
      wordsOf={(content, path) => {
        const { field, language } = placeOf(path)
        return writtenIn(language ?? 'en', content[field as 'title' | 'html'])
      }}
      renderFields={(props) => (
        <ContentFields {...props} list={list} isNew={itemId === ''} instead={instead} />
      )}
      renderPreview={(content) => <ContentPreview content={content} instead={instead} />}
    />
  )
}
