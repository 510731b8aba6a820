import { PhoneField } from '#src/ui/phone-field.tsx'
import { usePhoneNumber } from '#src/ui/use-phone-number.ts'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** A number, and one that is refused. */
export function PhoneFieldSpecimen() {
  const usual = usePhoneNumber(() => null)
  const refused = usePhoneNumber(() => null)
  return (
    <>
      <State label={stateNames.usual}>
        <PhoneField label={samples.phone} hint={samples.phoneHint} entry={usual} />
      </State>
      <State label={stateNames.invalid}>
        <PhoneField label={samples.phone} entry={refused} refusal={samples.phoneError} />
      </State>
    </>
  )
}
