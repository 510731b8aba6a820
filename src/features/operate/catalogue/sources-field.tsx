import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { OrderedList } from '../fields/ordered-list.tsx'
import records from '../records/records.module.css'
import { LineField } from '../records/record-fields.tsx'

type SourcesFieldProps = {
  label: string
  value: readonly string[]
  errorOf: (path: string) => string | undefined
  onChange: (value: string[]) => void
}

/** Pages that an entry was taken from, in the order in which its readers see them. */
export function SourcesField({ label, value, errorOf, onChange }: SourcesFieldProps) {
  const t = useText()
  const nameOf = (_: string, at: number) => t('operate-catalogue.source', { number: at + 1 })
  return (
    <fieldset className={records.group}>
      <legend>{label}</legend>
      {value.length > 0 && (
        <OrderedList
          label={label}
          items={value}
          nameOf={nameOf}
          onChange={(items) => onChange([...items])}
        >
          {(address, at) => (
            <LineField
              path={`/sources/${at}`}
              label={t('operate-catalogue.sourceAddress', { number: at + 1 })}
              value={address}
              most={500}
              errorOf={errorOf}
              onChange={(text) => onChange(value.map((one, index) => (index === at ? text : one)))}
            />
          )}
        </OrderedList>
      )}
      <Button variant="secondary" onClick={() => onChange([...value, ''])}>
        {t('operate-catalogue.addSource')}
      </Button>
    </fieldset>
  )
}
