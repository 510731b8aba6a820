import { useEffect, useRef } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import styles from './review-step.module.css'

type MissingAnswersProps = {
  questions: readonly { id: string; text: string }[]
  /** Of the questions without an answer, from 0. */
  places: readonly number[]
  onGo: (place: number) => void
}

/** Lists the questions without an answer; each line leads to its question. Takes the focus. */
export function MissingAnswers({ questions, places, onGo }: MissingAnswersProps) {
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <div ref={root} tabIndex={-1} className={styles.notice}>
      <Banner tone="critical" title={t('questionnaire.missing', { count: places.length })}>
        <ul className={styles.links}>
          {places.map((place) => (
            <li key={place}>
              <button type="button" className={styles.link} onClick={() => onGo(place)}>
                {questions[place]?.text}
              </button>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
