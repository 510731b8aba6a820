import { useState } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { useAnalytics } from '../../analytics/analytics-context.ts'
import type { OrganisationDetails } from '../../contract/organisation.ts'
import type { SupplierModule } from '../../contract/supplier-module.ts'
import { useData } from '../../data/data-context.ts'
import { readQuestionnaireLink } from '../../lib/questionnaire-link.ts'
import { Section } from '../../ui/section.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { ModuleCards } from './cards/module-cards.tsx'
import { ModuleCardsLoading } from './cards/module-cards-loading.tsx'
import { FormServiceDialog } from './form-service/form-service-dialog.tsx'
import { loadModules } from './load-modules.ts'
import type { ModuleDialogProps } from './module-dialog-props.ts'
import styles from './modules-section.module.css'
import { QuestionnaireDialog } from './questionnaire/questionnaire-dialog.tsx'
import { useCompletedModules } from './use-completed-modules.ts'

type ModulesSectionProps = {
  organisation: OrganisationDetails
  /** Called when the organisation has earned a tag. */
  onEarned: () => void
}

/** Questionnaires that earn tags (MOD-1 to MOD-3). */
export function ModulesSection({ organisation, onEarned }: ModulesSectionProps) {
  const t = useText()
  const data = useData()
  const analytics = useAnalytics()
  const loaded = useLoaded('modules', () => loadModules(t, data.modules))
  const { completed, refresh } = useCompletedModules(organisation.slug)
  const [opened, setOpened] = useState<SupplierModule | null>(null)
  return (
    <Section title={t('modules.title')} intro={t('modules.intro')} className={styles.section}>
      {loaded.state === 'ready' ? (
        <ModuleCards
          modules={loaded.value}
          completed={completed}
          organisation={organisation}
          onPressed={({ id, caption }) =>
            analytics.track('module_clicked', { moduleId: id, caption }, 'General')
          }
          onOpen={setOpened}
        />
      ) : (
        <ModuleCardsLoading />
      )}
      {opened && (
        <ModuleDialog
          key={opened.id}
          module={opened}
          organisation={organisation}
          onClose={() => setOpened(null)}
          onCompleted={() => {
            refresh()
            onEarned()
          }}
        />
      )}
    </Section>
  )
}

/** The popup in which a module's questionnaire is answered. */
function ModuleDialog(props: ModuleDialogProps) {
  const link = readQuestionnaireLink(props.module.questionnaire)
  if (link.kind === 'embedded') return <QuestionnaireDialog {...props} questionnaireId={link.id} />
  if (link.kind === 'form') return <FormServiceDialog {...props} form={link} />
  return null
}
