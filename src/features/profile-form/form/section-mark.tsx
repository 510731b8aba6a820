import { useText } from '#src/i18n/text-context.ts'
import type { Translate } from '#src/i18n/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import type { SectionId, SectionState } from '../draft/section-states.ts'
import { useFormStatus } from './form-context.ts'
import styles from './section-mark.module.css'

/** How far a section is, in words and with a mark; described by it, its heading says so too. */
export function SectionMark({ id, section }: { id: string; section: SectionId }) {
  const t = useText()
  const kind = useFormStatus(({ sections }) => sections[section].kind)
  const text = useFormStatus(({ sections }) => stateText(t, sections[section]))
  return (
    <p id={id} className={styles.state} data-kind={kind}>
      <span className={styles.mark} aria-hidden="true">
        {(kind === 'complete' || kind === 'added') && <Icon drawing={icons.check} />}
      </span>
      <span>{text}</span>
    </p>
  )
}

function stateText(t: Translate, state: SectionState): string {
  switch (state.kind) {
    case 'complete':
      return t('profile-form.sectionComplete')
    case 'empty':
      return t('profile-form.sectionEmpty')
    case 'added':
      return t('profile-form.sectionAdded', { count: state.count })
    case 'open':
      return [
        state.missing > 0 && t('profile-form.sectionMissing', { count: state.missing }),
        state.wrong > 0 && t('profile-form.sectionWrong', { count: state.wrong }),
      ]
        .filter(Boolean)
        .join(', ')
  }
}
