import { useEffect, useRef } from 'react'
import type { Credential } from '#src/contract/catalogue.ts'
import * as limits from '#src/contract/limits.ts'
import type { QueueItem } from '#src/contract/operate/queue.ts'
import type { StatedField } from '#src/contract/trust/stated-details.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextInput, type TextInputProps } from '#src/ui/text-input.tsx'
import { detailWords } from '../detail-words.ts'
import { failureText } from '../failure-text.ts'
import { type DecisionDraft, type DraftFault, type Method, shownFields } from './decision-draft.ts'
import styles from './decision-panel.module.css'
import { DoubtList } from './doubt-list.tsx'
import { SeenFields } from './seen-fields.tsx'
import type { CheckFileUpload } from './use-check-file.ts'

type ConfirmFormProps = {
  item: QueueItem
  credential: Credential | undefined
  draft: DecisionDraft
  onChange: (change: Partial<DecisionDraft>) => void
  /** Whether all is drawn already, not only what is chosen first. */
  isWhole: boolean
  faults: readonly DraftFault[]
  /** What the server has refused of what the certificate says; null: nothing. */
  refused: RefusedField | null
  upload: CheckFileUpload
}

export type RefusedField = { field: StatedField; failure: Error }

const methods = ['document', 'register', 'issuer'] as const satisfies readonly Method[]

const inputs: Record<StatedField, TextInputProps> = {
  number: { maxLength: limits.credentialNumber, spellCheck: false },
  issuer: { maxLength: limits.credentialIssuer },
  scope: { maxLength: limits.credentialScope },
  issuedOn: { type: 'date' },
  expiresOn: { type: 'date' },
  entryUrl: { type: 'url', inputMode: 'url', spellCheck: false, dir: 'ltr' },
}

/** How it was found out, and what the certificate says: at first what the supplier has stated. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { item, credential, draft, onChange, isWhole, faults, refused, upload } = props
  const texts = useTexts()
  const { t, language } = texts
  const fields = shownFields(credential, item, draft.method)
  const { register } = credential ?? {}
  const form = useRef<HTMLDivElement>(null)
  const { field: refusedField, failure } = refused ?? {}
  const known = useRef(failure)
  useEffect(() => {
    // One of an earlier look at the item takes the focus from nobody.
    if (failure === known.current) return
    known.current = failure
    if (refusedField)
      form.current?.querySelector<HTMLElement>(`[data-first=${refusedField}] input`)?.focus()
  }, [failure, refusedField])
  return (
    <div className={styles.fields} ref={form}>
      <div data-first="method">
        <RadioGroup
          legend={t('operate.decide.how')}
          options={methods.map((value) => ({ value, label: t(`operate.decide.methods.${value}`) }))}
          value={draft.method}
          onChange={(method) => onChange({ method })}
          error={faults.includes('method') ? t('operate.decide.noMethod') : undefined}
          required
        />
      </div>
      {register && (
        <div className={styles.look}>
          <a href={register} target="_blank" rel="noreferrer">
            <Icon drawing={icons.external} />
            {t('operate.decide.lookUp')}
          </a>
          {draft.details.number && (
            <CopyButton
              text={draft.details.number}
              label={t('operate.decide.copyNumber')}
              copiedLabel={t('operate.decide.copied')}
              shownFor={2_000}
              variant="quiet"
            />
          )}
        </div>
      )}
      {isWhole && (
        <>
          {fields.map((field) => (
            <div key={field} data-first={field}>
              <Field label={labelOf(field)} hint={hintOf(field)} error={errorOf(field)}>
                {(aria) => (
                  <TextInput
                    {...aria}
                    {...inputs[field]}
                    autoComplete="off"
                    value={draft.details[field]}
                    onChange={({ currentTarget: { value } }) =>
                      onChange({ details: { ...draft.details, [field]: value } })
                    }
                  />
                )}
              </Field>
            </div>
          ))}
          {credential && <DoubtList credential={credential} details={draft.details} />}
          <Field label={t('operate.decide.authority')} hint={t('operate.decide.authorityHint')}>
            {(aria) => (
              <TextInput
                {...aria}
                autoComplete="off"
                maxLength={limits.credentialIssuer}
                value={draft.authority}
                onChange={({ currentTarget: { value } }) => onChange({ authority: value })}
              />
            )}
          </Field>
          <SeenFields draft={draft} onChange={onChange} upload={upload} />
        </>
      )}
    </div>
  )

  function labelOf(field: StatedField): string {
    if (field === 'number')
      return t(`profile-form.details.numbers.${credential?.number?.name ?? 'certificate'}`)
    if (field === 'scope' && credential?.scopeIs)
      return t(`profile-form.details.scopes.${credential.scopeIs}`)
    return t(`profile-form.details.names.${field}`)
  }

  function errorOf(field: StatedField): string | undefined {
    if (field === 'entryUrl' && faults.includes('entryUrl')) return t('operate.decide.noEntry')
    if (field !== refusedField) return undefined
    return failureText(texts, failure, labelOf(field)) ?? undefined
  }

  /** What the supplier has said, where that was changed here; else how the catalogue knows it. */
  function hintOf(field: StatedField): string | undefined {
    const said = item.stated[field]
    if (said !== undefined && said !== draft.details[field])
      return t('operate.decide.stated', { text: detailWords(language, field, said) })
    const { number, validMonths } = credential ?? {}
    if (field === 'number' && number?.example)
      return t('profile-form.details.example', { example: number.example })
    if (field === 'expiresOn' && validMonths)
      return t('profile-form.details.usual', { months: validMonths })
    return undefined
  }
}
