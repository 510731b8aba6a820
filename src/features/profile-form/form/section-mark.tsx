import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { copy } from '../copy.ts'
import type { SectionId, SectionState } from '../draft/section-states.ts'
import { useFormStatus } from './form-context.ts'
import styles from './section-mark.module.css'

/** How far a section is, in words and with a mark; described by it, its heading says so too. */
export function SectionMark({ id, section }: { id: string; section: SectionId }) {
  const kind = useFormStatus(({ sections }) => sections[section].kind)
  const text = useFormStatus(({ sections }) => stateText(sections[section]))
  return (
    <p id={id} className={styles.state} data-kind={kind}>
      <span className={styles.mark} aria-hidden="true">
        {(kind === 'complete' || kind === 'added') && <Icon drawing={icons.check} />}
      </span>
      <span>{text}</span>
    </p>
  )
}

function stateText(state: SectionState): string {
  switch (state.kind) {
    case 'complete':
      return copy.sectionComplete
    case 'empty':
      return copy.sectionEmpty
    case 'added':
      return copy.sectionAdded(state.count)
    case 'open':
      return [
        state.missing > 0 && copy.sectionMissing(state.missing),
        state.wrong > 0 && copy.sectionWrong(state.wrong),
      ]
        .filter(Boolean)
        .join(', ')
  }
}
