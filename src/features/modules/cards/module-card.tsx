import { type ReactNode, useId } from 'react'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import type { CompletedModule } from '#src/contract/questionnaire.ts'
import type { SupplierModule } from '#src/contract/supplier-module.ts'
import { Chip } from '#src/ui/chip.tsx'
import * as icons from '#src/ui/icons.ts'
import { readStrongText } from '../strong-text.ts'
import styles from './module-card.module.css'
import { ModuleIcon } from './module-icon.tsx'

type ModuleCardProps = {
  module: SupplierModule
  /** Null: not completed yet, as far as is known. */
  completed: CompletedModule | null
  /** The way to its questionnaire. @param describedBy id of what tells more about the module */
  renderAction: (describedBy: string) => ReactNode
}

/** A module: what it is about, what it earns, and the way to its questionnaire. */
export function ModuleCard({ module, completed, renderAction }: ModuleCardProps) {
  const { t, language } = useTexts()
  const titleId = useId()
  const { languages } = module
  return (
    <li className={styles.card} data-earned={completed ? '' : undefined}>
      <div className={styles.head}>
        <ModuleIcon address={module.icon_url} />
        <p className={styles.caption} dir="auto" lang={languages?.['caption']}>
          {module.caption}
        </p>
      </div>
      <h3 className={styles.title} id={titleId} dir="auto" lang={languages?.['title']}>
        {readStrongText(module.title).map(({ text, isStrong }, place) =>
          isStrong ? (
            // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other key
            <strong key={place}>{text}</strong>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other key
            <span key={place}>{text}</span>
          ),
        )}
      </h3>
      <ul className={styles.tags} aria-label={t('modules.tags')}>
        {module.tags.map((tag) => (
          <li key={tag}>
            <Chip tone="neutral" icon={icons.tag}>
              <span lang={languages?.['tags']}>{tag}</span>
            </Chip>
          </li>
        ))}
        {completed && (
          <li>
            <Chip tone="positive" icon={icons.checkCircle}>
              {t('modules.earned')}
            </Chip>
          </li>
        )}
      </ul>
      <div className={styles.foot}>
        {renderAction(titleId)}
        {completed && (
          <p className={styles.date}>
            {t('modules.earnedOn', {
              day: dayFormat(language).format(new Date(completed.completedAt)),
            })}
          </p>
        )}
      </div>
    </li>
  )
}
