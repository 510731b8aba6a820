import { CodeBlock } from '#src/ui/code-block.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** Milliseconds. */
const shownFor = 2000

/** Code for a supplier's website. */
export function CodeBlockSpecimen() {
  return (
    <State label={stateNames.usual} wide>
      <CodeBlock
        label={samples.codeLabel}
        code={samples.code}
        copyLabel={samples.copyCode}
        copiedLabel={samples.copied}
        shownFor={shownFor}
      />
    </State>
  )
}
