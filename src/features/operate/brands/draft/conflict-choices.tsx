import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/status-store.ts'
import { ValueView } from '../publish/value-view.tsx'
import styles from './conflict-choices.module.css'
import { useDraft } from './draft-context.ts'
import { conflictIdOf } from './field-ids.ts'
import { fieldName } from './field-names.ts'

/** What was changed here and elsewhere at the same time, with both values to choose from. */
export function ConflictChoices() {
  const texts = useTexts()
  const { t } = texts
  const { store, editing } = useDraft()
  const { conflicts, edits } = editing.draft
  return conflicts.map(({ path, theirs }) => {
    const name = fieldName(texts, path)
    const choose = (whose: 'mine' | 'theirs') => {
      store.choose(path, whose)
      announce(t('operate-brands.conflict.chosen', { name }))
      document.querySelector('main')?.focus({ preventScroll: true })
    }
    return (
      <Banner key={path} tone="warning" title={t('operate-brands.conflict.title', { name })}>
        <div id={conflictIdOf(path)} tabIndex={-1} className={styles.values}>
          {(['mine', 'theirs'] as const).map((whose) => (
            <section key={whose} className={styles.value}>
              <h3 className={styles.whose}>{t(`operate-brands.conflict.${whose}`)}</h3>
              <ValueView path={path} value={whose === 'mine' ? edits.get(path) : theirs} />
              <Button
                variant="secondary"
                aria-label={t(`operate-brands.conflict.takeOne.${whose}`, { name })}
                onClick={() => choose(whose)}
              >
                {t(`operate-brands.conflict.take.${whose}`)}
              </Button>
            </section>
          ))}
        </div>
      </Banner>
    )
  })
}
