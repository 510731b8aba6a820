import { type RefObject, useEffect, useRef } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import type { QuestionnaireChanges } from './changes.ts'
import styles from './review-step.module.css'

type Changes = {
  readonly [Name in keyof QuestionnaireChanges]: QuestionnaireChanges[Name] extends string[]
    ? readonly string[]
    : QuestionnaireChanges[Name]
}

type ChangesNoticeProps = {
  /** Null: nothing is. */
  changes: Changes | null
  questions: readonly { id: string; text: string }[]
  /** @param place of the question, from 0 */
  onGo: (place: number) => void
}

/** What is asked otherwise than when it was answered; each line leads to its question. */
export function ChangesNotice({ changes, questions, onGo }: ChangesNoticeProps) {
  const t = useText()
  const root = useFocusOnChange<HTMLDivElement>(changes)
  if (!changes) return null
  const { added, changed, gone, goneTexts } = changes
  const lists = [
    ['added', added],
    ['changed', changed],
  ] as const
  return (
    <div ref={root} tabIndex={-1} className={styles.notice}>
      <Banner tone="warning" title={t('questionnaire.changes.title')}>
        <p>{t('questionnaire.changes.text')}</p>
        {lists.map(([what, ids]) =>
          ids.length === 0 ? null : (
            <div key={what}>
              <p>{t(`questionnaire.changes.${what}`, { count: ids.length })}</p>
              <ul className={styles.links}>
                {questions.map(({ id, text }, place) =>
                  ids.includes(id) ? (
                    <li key={id}>
                      <button type="button" className={styles.link} onClick={() => onGo(place)}>
                        <bdi>{text}</bdi>
                      </button>
                    </li>
                  ) : null,
                )}
              </ul>
            </div>
          ),
        )}
        {gone > 0 && (
          <div>
            <p>{t('questionnaire.changes.gone', { count: gone })}</p>
            {goneTexts.length > 0 && (
              <ul>
                {goneTexts.map((text) => (
                  <li key={text}>
                    <bdi>{text}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Banner>
    </div>
  )
}

/** Takes the focus when there is something else to tell; what was there before the screen, does not. */
function useFocusOnChange<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const root = useRef<E>(null)
  const told = useRef(value)
  useEffect(() => {
    if (value !== null && told.current !== value) root.current?.focus()
    told.current = value
  }, [value])
  return root
}
