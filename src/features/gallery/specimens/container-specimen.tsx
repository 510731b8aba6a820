import { Container } from '#src/ui/container.tsx'
import { samples } from '../samples.ts'
import { State } from '../state.tsx'
import styles from './container-specimen.module.css'

const widths = ['page', 'form', 'text'] as const

/** The three widths, as far as there is room for them here. */
export function ContainerSpecimen() {
  return widths.map((width) => (
    <State key={width} label={samples.widths[width]} wide>
      <Container width={width} className={styles.outline}>
        <div className={styles.inside} />
      </Container>
    </State>
  ))
}
