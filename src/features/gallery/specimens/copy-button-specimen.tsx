import { CopyButton } from '#src/ui/copy-button.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'
import { useGallery } from '../gallery-context.ts'

/** Milliseconds. */
const shownFor = 2000

/** Copies the address of the portal. */
export function CopyButtonSpecimen() {
  const { origin } = useGallery()
  return (
    <State label={stateNames.usual}>
      <CopyButton
        text={origin}
        label={samples.copy}
        copiedLabel={samples.copied}
        shownFor={shownFor}
      />
    </State>
  )
}
