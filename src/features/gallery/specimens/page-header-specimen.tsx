import { PageHeader } from '#src/ui/page-header.tsx'
import { Button } from '#src/ui/button.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** As a page would begin. */
export function PageHeaderSpecimen() {
  return (
    <State label={stateNames.usual} wide>
      <PageHeader title={samples.header} lead={samples.headerLead}>
        <p>
          <Button variant="primary" size="large">
            {samples.open}
          </Button>
        </p>
      </PageHeader>
    </State>
  )
}
