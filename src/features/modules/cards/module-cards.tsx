import type { CompletedModule } from '#src/contract/questionnaire.ts'
import type { SupplierModule } from '#src/contract/supplier-module.ts'
import { ModuleAction } from './module-action.tsx'
import { ModuleCard } from './module-card.tsx'
import styles from './module-cards.module.css'

type ModuleCardsProps = {
  modules: readonly SupplierModule[]
  /** By the id of the module. */
  completed: ReadonlyMap<string, CompletedModule>
  organisation: { name: string; slug: string }
  /** Called when the button of a card is pressed, wherever its questionnaire is. */
  onPressed: (module: SupplierModule) => void
  /** Its questionnaire is answered in a popup. */
  onOpen: (module: SupplierModule) => void
}

/** All modules, each a card. */
export function ModuleCards(props: ModuleCardsProps) {
  const { modules, completed, organisation, onPressed, onOpen } = props
  return (
    <ul className={styles.cards}>
      {modules.map((module) => (
        <ModuleCard
          key={module.id}
          module={module}
          completed={completed.get(module.id) ?? null}
          renderAction={(describedBy) => (
            <ModuleAction
              {...{ module, organisation, describedBy }}
              isCompleted={completed.has(module.id)}
              onPressed={() => onPressed(module)}
              onOpen={() => onOpen(module)}
            />
          )}
        />
      ))}
    </ul>
  )
}
