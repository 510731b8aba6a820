import { useState } from 'react'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import { textIn } from '#src/contract/operator-text.ts'
import type { Language } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import screen from '../console-screen.module.css'
import { RecordPreview } from '../records/record-preview.tsx'
import styles from '../records/records.module.css'
import { QuestionnaireDialog } from './questionnaire-dialog.tsx'

/** What suppliers read before they begin, and the way through the whole questionnaire. */
export function QuestionnaireViews({ content }: { content: QuestionnaireContent }) {
  const t = useText()
  const [opened, setOpened] = useState<Language | null>(null)
  const { questions, title, intro } = content
  return (
    <RecordPreview title={t('operate-questionnaires.preview')}>
      {(shown) => (
        <div className={styles.parts}>
          <h3 dir="auto">{textIn(shown, title)}</h3>
          <p dir="auto">{textIn(shown, intro)}</p>
          <p className={screen.hint}>
            {t('operate-questionnaires.count', { count: questions.length })}
          </p>
          {questions.length > 0 && (
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpened(shown)}>
              {t('operate-questionnaires.walk')}
            </Button>
          )}
          {opened && (
            <QuestionnaireDialog
              content={content}
              language={opened}
              tag=""
              onClose={() => setOpened(null)}
            />
          )}
        </div>
      )}
    </RecordPreview>
  )
}
