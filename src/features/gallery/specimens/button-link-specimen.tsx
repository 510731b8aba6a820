import { ButtonLink } from '#src/ui/button-link.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'
import styles from './stack.module.css'

/** Links with the looks of buttons. */
export function ButtonLinkSpecimen() {
  return (
    <>
      <State label={stateNames.usual}>
        <div className={styles.row}>
          <ButtonLink variant="primary" href="/">
            {samples.open}
          </ButtonLink>
          <ButtonLink variant="secondary" href="/">
            {samples.more}
          </ButtonLink>
          <ButtonLink variant="quiet" href="/">
            {samples.cancel}
          </ButtonLink>
        </div>
      </State>
      <State label={stateNames.large}>
        <ButtonLink variant="primary" size="large" href="/">
          {samples.open}
        </ButtonLink>
      </State>
    </>
  )
}
