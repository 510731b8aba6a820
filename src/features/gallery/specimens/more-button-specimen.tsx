import { useState } from 'react'
import { MoreButton } from '#src/ui/more-button.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** A list of which half is shown, and one whose other half does not come. */
export function MoreButtonSpecimen() {
  const half = samples.products.length / 2
  const [count, setCount] = useState(half)
  return (
    <>
      <State label={stateNames.usual}>
        <ul>
          {samples.products.slice(0, count).map((product) => (
            <li key={product}>{product}</li>
          ))}
        </ul>
        <MoreButton
          hasMore={count === half}
          onMore={() => Promise.resolve(setCount(samples.products.length))}
        >
          {samples.showMore}
        </MoreButton>
      </State>
      <State label={stateNames.failed}>
        <MoreButton hasMore onMore={() => Promise.reject(new Error(samples.failure))}>
          {samples.showMore}
        </MoreButton>
      </State>
    </>
  )
}
