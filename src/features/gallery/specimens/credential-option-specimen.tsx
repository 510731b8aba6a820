import { CredentialOption } from '#src/ui/credential-option.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** A credential where it is chosen: with a short name, without one, and with a long word for one. */
export function CredentialOptionSpecimen() {
  const { credential: name, credentialShort: shortName, longWord } = samples
  return (
    <>
      <State label={stateNames.usual}>
        <CredentialOption credential={{ name, shortName }} />
      </State>
      <State label={stateNames.longText}>
        <CredentialOption credential={{ name, shortName: '' }} />
      </State>
      <State label={stateNames.longWord}>
        <CredentialOption credential={{ name, shortName: longWord }} />
      </State>
    </>
  )
}
