import type { ReceivedRequest } from '#src/contract/requests/request.ts'
import { stateWord } from '#src/contract/verified.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { CredentialSummary } from '#src/ui/credential-summary.tsx'
import type { AnswerDraft } from './answer-draft.ts'
import { AnswerEditor } from './answer-editor.tsx'
import { SharedFiles } from './shared-files.tsx'
import { useOfRequests } from './requests-context.ts'
import styles from './requests.module.css'

type ReceivedItemProps = {
  request: ReceivedRequest
  item: ReceivedRequest['items'][number]
  /** What is being answered; null: nothing. */
  draft: AnswerDraft | null
  error: string | undefined
  onChange: (draft: AnswerDraft | null) => void
}

/** One thing that a buyer asks for: what the profile says to it, and the answer. */
export function ReceivedItem({ request, item, draft, error, onChange }: ReceivedItemProps) {
  const t = useText()
  const { held } = useOfRequests()
  const { kind, value, name, isBeyond, outcome, text, files } = item
  const credential = kind === 'credential' ? held.find(({ id }) => id === value) : undefined
  const isWithdrawn = request.state === 'withdrawn'
  const isEdited = !isWithdrawn && (outcome === null || draft !== null)
  const of = { request: request.id, item }
  return (
    <li>
      <p className={styles.itemHead}>
        <span className={styles.kind}>{t(`requests.kinds.${kind}`)}</span>
        <span className={styles.mark} data-beyond={isBeyond ? '' : undefined}>
          {isBeyond ? t('requests.beyond') : t('requests.within')}
        </span>
      </p>
      <h3 className={styles.itemName}>
        {/* Those of disclosures begin with Latin letters in each language. */}
        <span dir={kind === 'disclosure' ? undefined : 'auto'}>{name}</span>
      </h3>
      {credential ? (
        <div className={styles.says}>
          <p className={styles.kind}>{t('requests.says')}</p>
          <CredentialSummary credential={credential} state={stateWord(credential)} />
        </div>
      ) : (
        <p className={styles.kind}>{t('requests.saysNothing')}</p>
      )}
      {outcome && (
        <div className={styles.answer}>
          <p>
            <strong>{t('requests.answerIs')}</strong> {t(`requests.outcomes.is.${outcome}`)}
          </p>
          {text && (
            <p className={styles.words} dir="auto">
              {text}
            </p>
          )}
          {!isEdited && <SharedFiles {...of} mayTakeBack={!isWithdrawn} />}
          {!isEdited && !isWithdrawn && (
            <Button
              variant="quiet"
              aria-label={t('requests.changeOf', { name })}
              onClick={() => onChange({ outcome, text })}
            >
              {t('requests.change')}
            </Button>
          )}
        </div>
      )}
      {isEdited && (
        <AnswerEditor
          {...of}
          draft={draft ?? { outcome: null, text: '' }}
          mayPointToProfile={credential !== undefined}
          error={error}
          onChange={onChange}
        />
      )}
      {isWithdrawn && files.length > 0 && !outcome && <SharedFiles {...of} mayTakeBack />}
      {isWithdrawn && draft?.text && (
        <p className={styles.words}>{t('requests.typed', { text: draft.text })}</p>
      )}
    </li>
  )
}
