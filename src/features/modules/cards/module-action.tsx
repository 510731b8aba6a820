import { useText } from '#src/i18n/text-context.ts'
import { useUser } from '#src/auth/use-user.ts'
import type { SupplierModule } from '#src/contract/supplier-module.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { SeenAndHeard } from '#src/ui/seen-and-heard.tsx'
import { Tooltip } from '#src/ui/tooltip.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { addressElsewhere } from '../hidden-fields.ts'
import { readQuestionnaireLink } from '#src/lib/questionnaire-link.ts'
import styles from './module-card.module.css'

type ModuleActionProps = {
  module: SupplierModule
  isCompleted: boolean
  organisation: { name: string; slug: string }
  /** Id of what tells more about the module. */
  describedBy: string
  onPressed: () => void
  onOpen: () => void
}

/** The button of a card: it opens a dialog or another site, or explains why it cannot yet (MOD-1). */
export function ModuleAction(props: ModuleActionProps) {
  const t = useText()
  const { module, isCompleted, organisation, describedBy, onPressed, onOpen } = props
  const user = useUser()
  const link = readQuestionnaireLink(module.questionnaire)
  const label = { module: module.caption }
  const words = isCompleted ? t('modules.againOf', label) : t('modules.startOf', label)
  if (link.kind === 'none') {
    return (
      <Tooltip content={t('modules.comingSoonHint')}>
        <Button variant="secondary" aria-disabled>
          <Icon drawing={icons.clock} />
          <SeenAndHeard text={t('modules.comingSoonOf', label)} />
        </Button>
      </Tooltip>
    )
  }
  if (link.kind === 'elsewhere') {
    return (
      <ButtonLink
        variant="secondary"
        className={styles.whole}
        href={addressElsewhere(link.href, organisation, user)}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={describedBy}
        onClick={onPressed}
      >
        <SeenAndHeard text={words} />
        <Icon drawing={icons.external} />
        <VisuallyHidden> {t('modules.newTab')}</VisuallyHidden>
      </ButtonLink>
    )
  }
  return (
    <Button
      variant="secondary"
      className={styles.whole}
      aria-haspopup="dialog"
      aria-describedby={describedBy}
      onClick={() => {
        onPressed()
        onOpen()
      }}
    >
      <SeenAndHeard text={words} />
    </Button>
  )
}
