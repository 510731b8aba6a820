import { type ContentInput, mostHtml, mostTitle } from '#src/contract/operate/content-input.ts'
import type { ContentInstead } from '#src/contract/operate/content-pages.ts'
import type { EditedRecords } from '#src/contract/operate/edited-record.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/status-store.ts'
import { idOf } from '../brands/draft/field-ids.ts'
import screen from '../console-screen.module.css'
import { nameOfBrand } from '../records/name-of-brand.ts'
import { BrandField, LineField } from '../records/record-fields.tsx'
import type { RecordFieldsProps } from '../records/record-form.tsx'
import { TextFields } from '../records/text-fields.tsx'
import { isUnwritten } from './is-unwritten.ts'

const texts = [
  { field: 'title', most: mostTitle, required: true },
  { field: 'html', most: mostHtml, required: true, rows: 14, isStacked: true },
] as const

type ContentFieldsProps = RecordFieldsProps<ContentInput> & {
  list: Pick<EditedRecords<ContentInput>, 'brands' | 'mayShare'>
  /** Whether its key and its brand are still to be chosen. */
  isNew: boolean
  /** What readers see until it is written; null: nothing, or it is not known yet. */
  instead: ContentInstead | null
}

/** Every field of a piece of content. What readers see until it is written may be what one begins with. */
export function ContentFields(props: ContentFieldsProps) {
  const { draft, list, isNew, instead, errorOf, onChange } = props
  const t = useText()
  const { content } = draft
  const put = (next: Partial<ContentInput>) =>
    onChange({ ...draft, content: { ...content, ...next } })
  const beginWith = ({ title, html }: ContentInstead) => {
    put({ title, html })
    announce(t('operate-content.begun'))
    // The button goes with the empty fields.
    document.getElementById(idOf('/title/en'))?.focus()
  }
  return (
    <>
      {isNew ? (
        <>
          <BrandField
            value={content.brandId}
            list={list}
            errorOf={errorOf}
            onChange={(brandId) => put({ brandId })}
          />
          <LineField
            path="/key"
            label={t('operate-content.fields.key')}
            hint={t('operate-content.keyHint')}
            value={content.key}
            most={60}
            required
            errorOf={errorOf}
            onChange={(key) => put({ key })}
          />
        </>
      ) : (
        <p className={screen.hint}>
          {t('operate-content.whose', {
            key: content.key,
            brand: nameOfBrand(t, list.brands, content.brandId),
          })}
        </p>
      )}
      {instead && isUnwritten(content) && (
        <div>
          <Button variant="secondary" onClick={() => beginWith(instead)}>
            {t('operate-content.begin')}
          </Button>
        </div>
      )}
      <TextFields
        {...{ texts, content, errorOf }}
        labelOf={(field) => t(`operate-content.fields.${field}`)}
        hintOf={(field) => (field === 'html' ? t('operate-content.htmlHint') : undefined)}
        onChange={(field, text) => put({ [field]: text })}
      />
    </>
  )
}
