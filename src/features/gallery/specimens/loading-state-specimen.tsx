import { LoadingState } from '#src/ui/loading-state.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** One block, and a drawing of what will stand there. */
export function LoadingStateSpecimen() {
  return (
    <>
      <State label={stateNames.usual}>
        <LoadingState label={samples.loading} height="8rem" />
      </State>
      <State label={stateNames.list}>
        <LoadingState
          label={samples.loading}
          skeleton={samples.products.map((product) => (
            <Skeleton key={product} />
          ))}
        />
      </State>
    </>
  )
}
