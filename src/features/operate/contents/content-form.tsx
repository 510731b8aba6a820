import type { ContentInput } from '#src/contract/operate/content-input.ts'
import type { EditedRecords } from '#src/contract/operate/edited-record.ts'
import { useText } from '#src/i18n/text-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { useOperate } from '../operate-context.ts'
import { flatPlaces } from '../records/flat-places.ts'
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
      {...flatPlaces<ContentInput, 'title' | 'html'>({
        ...{ t, list },
        labelOf: (field) => t(`operate-content.fields.${field}`),
      })}
      renderFields={(props) => (
        <ContentFields {...props} list={list} isNew={itemId === ''} instead={instead} />
      )}
      renderPreview={(content) => <ContentPreview content={content} instead={instead} />}
    />
  )
}
