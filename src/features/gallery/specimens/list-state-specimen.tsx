import { ListState } from '#src/ui/list-state.tsx'
import type { Loaded } from '#src/ui/use-loaded.ts'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

const cases: readonly { state: 'loading' | 'failed' | 'ready'; loaded: Loaded<string[]> }[] = [
  { state: 'loading', loaded: { state: 'loading' } },
  {
    state: 'failed',
    loaded: { state: 'failed', failure: new Error(samples.failure), retry: () => {} },
  },
  { state: 'ready', loaded: { state: 'ready', value: [...samples.products] } },
]

/** One list in each of its three states. */
export function ListStateSpecimen() {
  return cases.map(({ state, loaded }) => (
    <State key={state} label={stateNames[state]}>
      <ListState
        loaded={loaded}
        loadingText={samples.loading}
        failedText={samples.notLoaded}
        height="8rem"
      >
        {(products) => (
          <ul>
            {products.map((product) => (
              <li key={product}>{product}</li>
            ))}
          </ul>
        )}
      </ListState>
    </State>
  ))
}
