import { type BuyerRole, buyerRoles } from '#src/contract/buyers/buyer-role.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Select, type SelectProps } from '#src/ui/select.tsx'

type RoleSelectProps = Omit<SelectProps, 'value' | 'onChange' | 'children'> & {
  value: BuyerRole
  onChange: (role: BuyerRole) => void
}

/** What a member may do. */
export function RoleSelect({ value, onChange, ...rest }: RoleSelectProps) {
  const t = useText()
  return (
    <Select
      {...rest}
      value={value}
      onChange={({ currentTarget }) => {
        const role = buyerRoles.find((one) => one === currentTarget.value)
        if (role) onChange(role)
      }}
    >
      {buyerRoles.map((role) => (
        <option key={role} value={role}>
          {t(`buying.roles.${role}`)}
        </option>
      ))}
    </Select>
  )
}
