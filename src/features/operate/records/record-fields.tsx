import type { ComponentProps } from 'react'
import type { EditedRecords } from '#src/contract/operate/edited-record.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { idOf } from '../brands/draft/field-ids.ts'

type LineFieldProps = {
  /** JSON pointer of the field in the record. */
  path: string
  label: string
  hint?: string | undefined
  value: string
  /** Most characters. */
  most: number
  required?: boolean | undefined
  inputMode?: ComponentProps<'input'>['inputMode']
  errorOf: (path: string) => string | undefined
  onChange: (value: string) => void
}

/** A line that is the same in every language, such as a code or an address. */
export function LineField(props: LineFieldProps) {
  const { path, label, hint, value, most, required, inputMode, errorOf, onChange } = props
  return (
    <Field id={idOf(path)} {...{ label, hint, required }} error={errorOf(path)}>
      {(aria) => (
        <TextInput
          {...aria}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          inputMode={inputMode}
          maxLength={most}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}

type IdFieldProps = Pick<LineFieldProps, 'value' | 'errorOf' | 'onChange'>

/** The id of a new record, which names it in addresses and on the command line. */
export function IdField(props: IdFieldProps) {
  const t = useText()
  return (
    <LineField
      {...props}
      path="/id"
      label={t('operate-records.id')}
      hint={t('operate-records.idHint')}
      most={80}
      required
    />
  )
}

type BrandFieldProps = {
  value: string | null
  list: Pick<EditedRecords<unknown>, 'brands' | 'mayShare'>
  errorOf: (path: string) => string | undefined
  onChange: (brandId: string | null) => void
}

/** The brand that shows a record; editors of all brands may choose every brand. */
export function BrandField({ value, list, errorOf, onChange }: BrandFieldProps) {
  const t = useText()
  return (
    <Field id={idOf('/brandId')} label={t('operate-records.brand')} error={errorOf('/brandId')}>
      {(aria) => (
        <Select
          {...aria}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        >
          {list.mayShare && <option value="">{t('operate-records.everyBrand')}</option>}
          {list.brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
