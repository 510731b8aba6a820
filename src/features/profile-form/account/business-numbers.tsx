import { useText } from '#src/i18n/text-context.ts'
import * as limits from '#src/contract/limits.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { fieldKeys } from '../draft/field-keys.ts'
import { newRowId } from '../draft/row-id.ts'
import { useDraft } from '../form/form-context.ts'
import { BusinessNumberRow } from './business-number-row.tsx'
import styles from './business-numbers.module.css'
import { firstUnusedType, newRow } from './identifier-rows.ts'
import { RegistryCountry } from './registry-country.tsx'
import { useIdentifierTypes } from './use-identifier-types.ts'

/** The numbers under which registries know the organisation, at most one per registry. */
export function BusinessNumbers() {
  const t = useText()
  const { draft, now, errors } = useDraft()
  const types = useIdentifierTypes()
  const ready = types?.state === 'ready' ? types.value : null
  const rows = now.fields.identifiers
  const isFull = !ready || !firstUnusedType(ready.ofCountry, rows)
  const add = () => {
    const row = newRow(ready?.ofCountry ?? [], rows, newRowId())
    if (row) draft.fields.identifiers.push(row)
  }
  return (
    <div className={styles.numbers} id={fieldKeys.identifiers} tabIndex={-1}>
      <div>
        <h3 className={styles.title}>{t('profile-form.businessNumbers')}</h3>
        <p className={styles.hint}>{t('profile-form.businessNumbersHint')}</p>
      </div>
      <RegistryCountry />
      {types?.state === 'failed' && (
        <p className={styles.failed}>
          <span>{t('profile-form.registriesFailed')} </span>
          <Button variant="secondary" onClick={types.retry}>
            {t('ui.tryAgain')}
          </Button>
        </p>
      )}
      {rows.map((row, at) => (
        <BusinessNumberRow
          key={row.rowId}
          row={row}
          position={at + 1}
          types={ready?.all ?? null}
          isRemovable={rows.length > 1}
          errors={errors}
        />
      ))}
      <Button
        variant="secondary"
        className={styles.add}
        disabled={isFull || rows.length >= limits.identifiers}
        onClick={add}
      >
        <Icon drawing={icons.plus} />
        <span>{t('profile-form.addNumber')}</span>
      </Button>
    </div>
  )
}
