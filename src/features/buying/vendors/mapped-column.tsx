import type { VendorListDetails } from '#src/contract/buyers/vendor-list.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import common from './lists.module.css'
import styles from './steps.module.css'

type MappedColumnProps = {
  column: VendorListDetails['columns'][number]
  /** From 0 on. */
  at: number
  numberKinds: VendorListDetails['numberKinds']
  /** A kind, or `identifier:` with the kind of number. */
  value: string
  /** Whether it is what the portal, or an editor at another time, has said. */
  isGuess: boolean
  onChange: (value: string) => void
}

const kinds = ['name', 'number', 'country', 'website', 'town', 'spend', 'vendor-number'] as const
/** From here on a guess is sure, and probable. */
const [sure, probable] = [0.8, 0.5]

/** A column of a file with some of its cells, and what it has. */
export function MappedColumn(props: MappedColumnProps) {
  const t = useText()
  const { column, at, numberKinds, value, isGuess, onChange } = props
  const { heading, samples, certainty } = column
  const name = heading || t('buying.vendors.mapping.column', { place: at + 1 })
  const how =
    certainty === null
      ? t('buying.vendors.mapping.remembered')
      : value === 'other'
        ? t('buying.vendors.mapping.unused')
        : certainty >= sure
          ? t('buying.vendors.mapping.sure')
          : certainty >= probable
            ? t('buying.vendors.mapping.probable')
            : t('buying.vendors.mapping.unsure')
  return (
    <li className={styles.column} data-unused={value === 'other' ? '' : undefined}>
      <div className={styles.samples}>
        <strong dir="auto">{name}</strong>
        {samples.length > 0 ? (
          <ul>
            {samples.map((sample) => (
              <li key={sample}>
                <span dir="auto">{sample}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className={common.small}>{t('buying.vendors.mapping.empty')}</p>
        )}
      </div>
      <Field
        label={t('buying.vendors.mapping.has', { column: name })}
        hint={isGuess ? how : t('buying.vendors.mapping.chosen')}
      >
        {(aria) => (
          <Select
            {...aria}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`buying.vendors.kinds.${kind}`)}
              </option>
            ))}
            <option value="other">{t('buying.vendors.kinds.other')}</option>
            <optgroup label={t('buying.vendors.kinds.identifier')}>
              {numberKinds.map(({ typeId, name: kind }) => (
                <option key={typeId} value={`identifier:${typeId}`}>
                  {kind}
                </option>
              ))}
            </optgroup>
          </Select>
        )}
      </Field>
    </li>
  )
}
