import { useState } from 'react'
import { isAtLeast } from '#src/contract/buyers/buyer-role.ts'
import type { Objective } from '#src/contract/buyers/objective.ts'
import * as limits from '#src/contract/limits.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { ListState } from '#src/ui/list-state.tsx'
import { useBuying } from '../buying-context.ts'
import page from '../buying.module.css'
import { ObjectiveEditor } from '../editor/objective-editor.tsx'
import { ObjectiveActions } from './objective-actions.tsx'
import { ObjectiveCard } from './objective-card.tsx'
import styles from './objective-card.module.css'
import { useObjectives } from './use-objectives.ts'

/** Which objective is edited; `new`: one that is not there yet. */
type Edited = { id: string } | 'new' | null

const addId = 'add-objective'

/** `/buying`: what a buyer wants of suppliers (DSC-3). */
export function ObjectivesScreen() {
  const t = useText()
  const { buyer } = useBuying()
  const objectives = useObjectives()
  const [edited, setEdited] = useState<Edited>(null)
  const mayEdit = isAtLeast(buyer.role, 'EDITOR')
  const close = (id: string) => {
    setEdited(null)
    // Once the editor has made room for what was edited.
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  const editor = (one: Objective | null) => (
    <ObjectiveEditor
      key={one?.id ?? 'new'}
      objective={one}
      objectives={objectives}
      onClose={(id) => close(id ? `objective-${id}` : addId)}
    />
  )
  return (
    <ListState
      loaded={objectives.list}
      loadingText={t('buying.objectives.loading')}
      failedText={t('buying.objectives.failed')}
      height="22rem"
    >
      {(all) => {
        const add = mayEdit && all.length < limits.objectives && edited !== 'new' && (
          <Button id={addId} variant="primary" onClick={() => setEdited('new')}>
            <Icon drawing={icons.plus} />
            <span>{t('buying.objectives.add')}</span>
          </Button>
        )
        return (
          <>
            <header className={page.head}>
              <div>
                <h1>{t('buying.objectives.title')}</h1>
                <p>{t('buying.objectives.lead')}</p>
              </div>
              {all.length > 0 && add}
            </header>
            {edited === 'new' && editor(null)}
            {all.length === 0 && edited !== 'new' && (
              <EmptyState
                icon={icons.target}
                title={t('buying.objectives.empty.title')}
                action={add || undefined}
              >
                {mayEdit ? t('buying.objectives.empty.text') : t('buying.objectives.empty.viewer')}
              </EmptyState>
            )}
            {all.length > 0 && (
              <>
                <ol className={styles.list}>
                  {all.map((one) =>
                    edited !== 'new' && edited?.id === one.id ? (
                      <li key={one.id} className={styles.wide}>
                        {editor(one)}
                      </li>
                    ) : (
                      <ObjectiveCard key={one.id} objective={one}>
                        {mayEdit && (
                          <ObjectiveActions
                            {...{ objective: one, all, objectives }}
                            onEdit={() => setEdited({ id: one.id })}
                          />
                        )}
                      </ObjectiveCard>
                    ),
                  )}
                </ol>
                <p className={styles.how}>{t('buying.reach.how')}</p>
              </>
            )}
          </>
        )
      }}
    </ListState>
  )
}
