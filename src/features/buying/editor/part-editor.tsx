import { useId } from 'react'
import { type NamedPart, type PartKind, partKinds } from '#src/contract/buyers/objective.ts'
import { askedAssurances } from '#src/contract/discover/facets.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { Select } from '#src/ui/select.tsx'
import { partInWords } from '../objectives/part-words.ts'
import styles from './objective-editor.module.css'
import { TargetWords } from './target-words.tsx'
import { ValueBoxes } from './value-boxes.tsx'
import { ValueSearch } from './value-search.tsx'

type PartEditorProps = {
  part: NamedPart
  error: string | undefined
  onChange: (part: NamedPart) => void
  onRemove: () => void
}

/** One part of an objective: of which kind it is, and any of what meets it. */
export function PartEditor({ part, error, onChange, onRemove }: PartEditorProps) {
  const texts = useTexts()
  const { t } = texts
  const kindId = useId()
  const { kind, values, assurance } = part
  const choice = {
    ...{ values, error },
    onChange: (now: NamedPart['values']) => onChange({ ...part, values: now }),
  }
  return (
    <li className={styles.part}>
      <div className={styles.partHead}>
        <Field id={kindId} label={t('buying.editor.kind')}>
          {(aria) => (
            <Select
              {...aria}
              value={kind}
              onChange={({ currentTarget: { value } }) =>
                onChange({ kind: value as PartKind, values: [] })
              }
            >
              {partKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`buying.choose.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button variant="quiet" onClick={onRemove}>
          <Icon
            drawing={icons.trash}
            label={t('buying.editor.removePart', { part: partInWords(texts, part) })}
          />
        </Button>
      </div>
      {(kind === 'sdg' || kind === 'category') && <ValueBoxes kind={kind} {...choice} />}
      {kind === 'target' && <TargetWords {...choice} />}
      {(kind === 'credential' || kind === 'product' || kind === 'region' || kind === 'country') && (
        <ValueSearch key={kind} kind={kind} {...choice} />
      )}
      {(kind === 'credential' || kind === 'category') && (
        <Field label={t('buying.editor.assurance')}>
          {(aria) => (
            <Select
              {...aria}
              value={assurance ?? ''}
              onChange={({ currentTarget: { value } }) => {
                const least = askedAssurances.find((one) => one === value)
                onChange({ kind, values, ...(least && { assurance: least }) })
              }}
            >
              <option value="">{t('buying.editor.anyAssurance')}</option>
              {askedAssurances.map((one) => (
                <option key={one} value={one}>
                  {t(`buying.assurances.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </li>
  )
}
