import { useId } from 'react'
import * as limits from '#src/contract/limits.ts'
import { disclosures, isBeyondStandard } from '#src/contract/requests/request-item.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { ValueSearch } from '../editor/value-search.tsx'
import { allItems, type DraftItem, type RequestDraft } from './request-draft.ts'
import styles from './request-form.module.css'
import { StandardMark } from './standard-mark.tsx'

/** What an editor has to know of a credential of the profile. */
export type HeldName = { readonly id: string; readonly name: string }

type ItemsEditorProps = {
  draft: RequestDraft
  held: readonly HeldName[]
  error: string | undefined
  onChange: (draft: RequestDraft) => void
}

const isSame = (one: Pick<DraftItem, 'kind' | 'value'>) => (other: DraftItem) =>
  one.kind === other.kind && one.value === other.value

/** Things to ask for: credentials, those of the profile first, disclosures of the standard, and own questions. */
export function ItemsEditor({ draft, held, error, onChange }: ItemsEditorProps) {
  const t = useText()
  const id = useId()
  const { items } = draft
  const has = (one: Pick<DraftItem, 'kind' | 'value'>) => items.some(isSame(one))
  const add = (one: DraftItem) => !has(one) && onChange({ ...draft, items: [...items, one] })
  const remove = (one: Pick<DraftItem, 'kind' | 'value'>) =>
    onChange({ ...draft, items: items.filter((other) => !isSame(one)(other)) })
  const box = (item: DraftItem) => (
    <Checkbox
      key={item.value}
      label={<span dir={directionOfName(item)}>{item.name}</span>}
      checked={has(item)}
      onChange={(isChosen) => (isChosen ? add(item) : remove(item))}
    />
  )
  const modules = [
    ['B', t('buying.requests.form.basic')],
    ['C', t('buying.requests.form.comprehensive')],
  ] as const
  return (
    <fieldset className={styles.items} data-invalid={error ? '' : undefined}>
      <legend>{t('buying.requests.form.items')}</legend>
      <p className={styles.hint}>
        {t('buying.requests.form.cap')}{' '}
        {t('buying.requests.form.itemsHint', { most: limits.requestItems })}
      </p>
      <Chosen draft={draft} onRemove={remove} focusAfterId={id} />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {held.length > 0 && (
        <fieldset className={styles.boxes}>
          <legend>{t('buying.requests.form.onProfile')}</legend>
          {held.map((one) => box({ kind: 'credential', value: one.id, name: one.name }))}
        </fieldset>
      )}
      <ValueSearch
        kind="credential"
        label={t('buying.requests.form.other')}
        values={[]}
        error={undefined}
        onChange={(values) => {
          for (const { id: value, name } of values) add({ kind: 'credential', value, name })
        }}
      />
      {modules.map(([letter, title]) => (
        <details key={letter} className={styles.module}>
          <summary>{title}</summary>
          {disclosures
            .filter((one) => one.startsWith(letter))
            .map((value) =>
              box({
                ...{ kind: 'disclosure', value },
                name: `${value} · ${t(`buying.disclosures.${value}`)}`,
              }),
            )}
        </details>
      ))}
      <div className={styles.question}>
        <Field id={id} label={t('buying.requests.form.question')}>
          {(aria) => (
            <TextInput
              {...aria}
              maxLength={limits.requestQuestion}
              value={draft.question}
              onChange={({ currentTarget: { value } }) => onChange({ ...draft, question: value })}
            />
          )}
        </Field>
        <Button
          variant="secondary"
          onClick={() => {
            onChange({ ...draft, items: allItems(draft), question: '' })
            document.getElementById(id)?.focus()
          }}
        >
          {t('buying.requests.form.addQuestion')}
        </Button>
      </div>
    </fieldset>
  )
}

/** Names of disclosures begin with Latin letters in each language. */
const directionOfName = ({ kind }: Pick<DraftItem, 'kind'>) =>
  kind === 'disclosure' ? undefined : 'auto'

type ChosenProps = {
  draft: RequestDraft
  onRemove: (item: DraftItem) => void
  focusAfterId: string
}

function Chosen({ draft, onRemove, focusAfterId }: ChosenProps) {
  const t = useText()
  const { items } = draft
  if (items.length === 0) return <p className={styles.hint}>{t('buying.requests.form.none')}</p>
  return (
    <ul className={styles.chosen} aria-label={t('buying.requests.form.chosen')}>
      {items.map((item) => (
        <li key={`${item.kind} ${item.value}`}>
          <span className={styles.chosenName}>
            <span dir={directionOfName(item)}>{item.name}</span>
          </span>
          <StandardMark isBeyond={isBeyondStandard(item)} />
          <Button
            variant="quiet"
            onClick={() => {
              onRemove(item)
              document.getElementById(focusAfterId)?.focus()
            }}
          >
            <Icon
              drawing={icons.trash}
              label={t('buying.requests.form.remove', { name: item.name })}
            />
          </Button>
        </li>
      ))}
    </ul>
  )
}
