import { useText } from '../../i18n/text-context.ts'
import type { Membership } from '../../contract/membership.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useAtOnce } from '../../ui/use-at-once.ts'
import { acceptedMemberships } from './current-organisation.ts'

type SupplierSwitcherProps = {
  memberships: readonly Membership[]
  current: string
  /** Both settle when the other screen is there. */
  onSwitch: (slug: string) => Promise<void>
  onAdd: () => Promise<void>
}

const addValue = ''

/** Switches between the organisations of a user who has several (MNG-6). */
export function SupplierSwitcher({ memberships, current, onSwitch, onAdd }: SupplierSwitcherProps) {
  const t = useText()
  const [shown, change] = useAtOnce(current, (value) =>
    value === addValue ? onAdd() : onSwitch(value),
  )
  if (memberships.length < 2) return null
  return (
    <Field label={t('manage.switchLabel')} required>
      {({ id }) => (
        <Select id={id} value={shown} onChange={(event) => change(event.currentTarget.value)}>
          {acceptedMemberships(memberships).map(({ organisation }) => (
            <option key={organisation.slug} value={organisation.slug} dir="auto">
              {organisation.name}
            </option>
          ))}
          <option value={addValue}>{t('manage.addSupplier')}</option>
        </Select>
      )}
    </Field>
  )
}
