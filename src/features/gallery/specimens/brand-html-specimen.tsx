import { BrandHtml } from '#src/brand/brand-html.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** Words that an operator might have written. */
export function BrandHtmlSpecimen() {
  return (
    <State label={stateNames.usual}>
      <BrandHtml html={samples.html} />
    </State>
  )
}
