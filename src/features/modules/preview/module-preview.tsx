import { useText } from '#src/i18n/text-context.ts'
import type { SupplierModule } from '#src/contract/supplier-module.ts'
import { readQuestionnaireLink } from '#src/lib/questionnaire-link.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { SeenAndHeard } from '#src/ui/seen-and-heard.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { ModuleCard } from '../cards/module-card.tsx'
import cards from '../cards/module-cards.module.css'
import card from '../cards/module-card.module.css'

type ModulePreviewProps = {
  module: SupplierModule
  /** Its questionnaire is asked by the portal itself. */
  onOpen: () => void
}

/** The card of a module as suppliers see it; its button tells nobody who has pressed it. */
export function ModulePreview({ module, onOpen }: ModulePreviewProps) {
  return (
    <ul className={cards.cards}>
      <ModuleCard
        module={module}
        completed={null}
        renderAction={(describedBy) => <PreviewAction {...{ module, onOpen, describedBy }} />}
      />
    </ul>
  )
}

type PreviewActionProps = ModulePreviewProps & { describedBy: string }

function PreviewAction({ module, onOpen, describedBy }: PreviewActionProps) {
  const t = useText()
  const link = readQuestionnaireLink(module.questionnaire)
  const label = { module: module.caption }
  if (link.kind === 'none')
    return (
      <Button variant="secondary" aria-disabled>
        <Icon drawing={icons.clock} />
        <SeenAndHeard text={t('modules.comingSoonOf', label)} />
      </Button>
    )
  if (link.kind === 'embedded')
    return (
      <Button
        variant="secondary"
        className={card.whole}
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={onOpen}
      >
        <SeenAndHeard text={t('modules.startOf', label)} />
      </Button>
    )
  return (
    <ButtonLink
      variant="secondary"
      className={card.whole}
      href={link.kind === 'form' ? `https://${link.domain}/to/${link.formId}` : link.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={describedBy}
    >
      <SeenAndHeard text={t('modules.startOf', label)} />
      <Icon drawing={icons.external} />
      <VisuallyHidden> {t('modules.newTab')}</VisuallyHidden>
    </ButtonLink>
  )
}
