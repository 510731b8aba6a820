import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import * as newsletterCopy from './copy.ts'

/** Says that it worked; the form's own style sheet draws it. */
export function SignedUp() {
  return (
    <p data-done="">
      <Icon drawing={icons.checkCircle} />
      <span>{newsletterCopy.done}</span>
    </p>
  )
}
