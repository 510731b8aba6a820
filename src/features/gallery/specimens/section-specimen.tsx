import { Section } from '#src/ui/section.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** As a supplier's page shows it. */
export function SectionSpecimen() {
  return (
    <State label={stateNames.usual} wide>
      <Section title={samples.locations} intro={samples.emptyText}>
        <ul>
          {samples.products.map((product) => (
            <li key={product}>{product}</li>
          ))}
        </ul>
      </Section>
    </State>
  )
}
