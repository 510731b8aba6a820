import { useText } from '#src/i18n/text-context.ts'
import * as limits from '#src/contract/limits.ts'
import { retyped } from '#src/contract/profile/typed-address.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { changeAddress, markLeft, removeById } from '../draft/edit-draft.ts'
import { fieldKeys, secondaryAddressKey } from '../draft/field-keys.ts'
import { newRowId } from '../draft/row-id.ts'
import { useDraft } from '../form/form-context.ts'
import { AddressSearch } from './address-search.tsx'
import styles from './secondary-addresses.module.css'

/** Further places of business, as many as there are. */
export function SecondaryAddresses() {
  const t = useText()
  const { draft, now, errors } = useDraft()
  const rows = now.fields.secondaryAddresses
  return (
    <div className={styles.addresses}>
      {rows.map((row, at) => (
        <div key={row.id} className={styles.row}>
          <AddressSearch
            label={t('profile-form.addressNumber', { number: at + 1 })}
            id={secondaryAddressKey(row.id)}
            error={errors.get(secondaryAddressKey(row.id))}
            address={row}
            onChoose={(place) =>
              changeAddress(draft, row.id, { label: place.address, value: place.placeId })
            }
            onType={(label) =>
              changeAddress(draft, row.id, retyped(label, draft.base.secondaryAddresses))
            }
            onBlur={() => markLeft(draft, secondaryAddressKey(row.id))}
          />
          <Button
            variant="quiet"
            className={styles.remove}
            aria-label={t('profile-form.removeAddress', { number: at + 1 })}
            onClick={() => {
              removeById(draft, 'secondaryAddresses', row.id)
              document.getElementById(fieldKeys.addAddress)?.focus()
            }}
          >
            <Icon drawing={icons.trash} />
          </Button>
        </div>
      ))}
      <Button
        id={fieldKeys.addAddress}
        variant="secondary"
        disabled={rows.length >= limits.secondaryAddresses}
        onClick={() =>
          draft.fields.secondaryAddresses.push({ id: newRowId(), label: '', value: '' })
        }
      >
        <Icon drawing={icons.plus} />
        <span>{t('profile-form.addAddress')}</span>
      </Button>
    </div>
  )
}
