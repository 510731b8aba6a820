import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'

/** Says that it worked; the form's own style sheet draws it. */
export function SignedUp({ text }: { text: string }) {
  return (
    <p data-done="">
      <Icon drawing={icons.checkCircle} />
      <span>{text}</span>
    </p>
  )
}
