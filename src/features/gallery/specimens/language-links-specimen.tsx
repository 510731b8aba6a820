import { languages } from '#src/i18n/languages.ts'
import { LanguageLinks } from '#src/ui/language-links.tsx'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** Where the portal is offered in several languages. */
export function LanguageLinksSpecimen() {
  return (
    <State label={stateNames.usual} wide>
      <LanguageLinks offered={{ languages }} />
    </State>
  )
}
