import { useTexts } from '#src/i18n/text-context.ts'
import { useOperate } from '../operate-context.ts'
import type { Desk } from '../queue/use-desk.ts'
import { RecordForm } from '../records/record-form.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import { QuestionnaireFields } from './questionnaire-fields.tsx'
import { questionnaireKind } from './questionnaire-kind.ts'
import { QuestionnaireViews } from './questionnaire-views.tsx'
import { labelOfPlace, wordsAtPlace } from './questionnaire-words.ts'

type QuestionnairesScreenProps = { desk: Desk }

/** The questionnaires of the installation, or one of them, as the address says (OPR-5). */
export function QuestionnairesScreen({
  desk: { questionnaires: drafts },
}: QuestionnairesScreenProps) {
  const texts = useTexts()
  const { data } = useOperate()
  return (
    <RecordScreen
      kind={questionnaireKind}
      calls={data.questionnaires}
      drafts={drafts}
      renderForm={({ list, ...options }) => (
        <RecordForm
          {...options}
          labelOf={(path) =>
            labelOfPlace(
              texts,
              [drafts.of(options.item).content, ...list.results.map((one) => one.content)].filter(
                ({ id }) => id === options.item.itemId,
              ),
              path,
            )
          }
          wordsOf={(content, path) => wordsAtPlace(texts, content, path)}
          renderFields={(props) => <QuestionnaireFields {...props} />}
          renderPreview={(content) => <QuestionnaireViews content={content} />}
        />
      )}
    />
  )
}
