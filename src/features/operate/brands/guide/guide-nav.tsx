import { usePlace } from '../../place.ts'
import { type Part, partHref } from '../editor-place.ts'
import { GuideSteps } from './guide-steps.tsx'

/** The steps of the guide, once the first brand has been begun. */
export function GuideNav({ part }: { part: Part }) {
  const place = usePlace()
  return (
    <GuideSteps
      current={part === 'publish' ? 'publish' : 'look'}
      hrefOf={(step) => (step === 'begin' ? null : partHref(place, step))}
    />
  )
}
