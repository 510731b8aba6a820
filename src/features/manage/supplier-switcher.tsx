import type { Membership } from '../../contract/membership.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { copy } from './copy.ts'
import { acceptedMemberships } from './current-organisation.ts'

type SupplierSwitcherProps = {
  memberships: readonly Membership[]
  current: string
  onSwitch: (slug: string) => void
  onAdd: () => void
}

const addValue = ''

/** Switches between the organisations of a user who has several (MNG-6). */
export function SupplierSwitcher({ memberships, current, onSwitch, onAdd }: SupplierSwitcherProps) {
  if (memberships.length < 2) return null
  const change = (value: string) => (value === addValue ? onAdd() : onSwitch(value))
  return (
    <Field label={copy.switchLabel} required>
      {({ id }) => (
        <Select id={id} value={current} onChange={(event) => change(event.currentTarget.value)}>
          {acceptedMemberships(memberships).map(({ organisation }) => (
            <option key={organisation.slug} value={organisation.slug}>
              {organisation.name}
            </option>
          ))}
          <option value={addValue}>{copy.addSupplier}</option>
        </Select>
      )}
    </Field>
  )
}
