import { useEffect, useState } from 'react'
import { descriptionLanguages, descriptionName } from '#src/contract/profile/descriptions.ts'
import type { DescriptionLanguage } from '#src/contract/profile/descriptions.ts'
import { useText, useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { Select } from '#src/ui/select.tsx'
import { setField } from '../draft/edit-draft.ts'
import { descriptionKey } from '../draft/field-keys.ts'
import { Fold } from '../form/fold.tsx'
import { useDraft } from '../form/form-context.ts'
import { DescriptionInput } from './description-input.tsx'
import { descriptionRows, type RowStates } from './description-rows.ts'
import styles from './other-descriptions.module.css'
import { RemovedDescription, undoKey } from './removed-description.tsx'

/** The description in further languages (LNG-3): a row for each that has one, and how to add another. */
export function OtherDescriptions() {
  const t = useText()
  const { draft, now, errors } = useDraft()
  const [states, setStates] = useState<RowStates>({})
  // An object, so that the same place can be asked for twice.
  const [focus, setFocus] = useState<{ id: string } | null>(null)
  useEffect(() => document.getElementById(focus?.id ?? '')?.focus(), [focus])

  const rows = descriptionRows(now.fields, now.base, states)
  const inputs = rows.filter((row) => row.removed === null)
  const isWrong = rows.some(({ language }) => errors.has(descriptionKey(language)))
  const open = (language: DescriptionLanguage) => setStates({ ...states, [language]: 'open' })
  const edit = (language: DescriptionLanguage, text: string) => {
    open(language)
    setField(draft, descriptionName(language), text)
  }
  const remove = (language: DescriptionLanguage) => {
    const text = draft.fields[descriptionName(language)]
    setStates({ ...states, [language]: { removed: text } })
    setField(draft, descriptionName(language), '')
    // What held no text leaves no place behind.
    setFocus({ id: text ? undoKey(language) : adderKey })
  }
  return (
    <Fold
      title={t('profile-form.descriptions.title')}
      summary={t('profile-form.descriptions.count', { count: inputs.length })}
      hasContent={rows.length > 0}
      isWrong={isWrong}
    >
      <p className={styles.hint}>{t('profile-form.descriptions.hint')}</p>
      {rows.map(({ language, removed }) =>
        removed === null ? (
          <DescriptionInput
            key={language}
            language={language}
            onChange={(text) => edit(language, text)}
            onRemove={() => remove(language)}
          />
        ) : (
          <RemovedDescription
            key={language}
            language={language}
            onRestore={() => {
              edit(language, removed)
              setFocus({ id: descriptionKey(language) })
            }}
          />
        ),
      )}
      <LanguageAdder
        taken={rows.map((row) => row.language)}
        onAdd={(language) => {
          open(language)
          setFocus({ id: descriptionKey(language) })
        }}
      />
    </Fold>
  )
}

const adderKey = 'profile-add-description'

type LanguageAdderProps = {
  taken: readonly DescriptionLanguage[]
  onAdd: (language: DescriptionLanguage) => void
}

/** Chooses a language that is left, and adds it with a press: a select alone would add while it is browsed. */
function LanguageAdder({ taken, onAdd }: LanguageAdderProps) {
  const { t, language: own } = useTexts()
  const [chosen, setChosen] = useState<DescriptionLanguage | null>(null)
  const left = descriptionLanguages.filter((language) => !taken.includes(language))
  // In the language of the page there is the main description, most likely.
  const likely = left.find((one) => one !== own) ?? left[0]
  const language = left.find((one) => one === chosen) ?? likely
  if (!language) return null
  return (
    <Field label={t('profile-form.descriptions.choose')} id={adderKey}>
      {(aria) => (
        <div className={styles.adder}>
          <Select
            {...aria}
            value={language}
            onChange={({ currentTarget: { value } }) =>
              setChosen(left.find((one) => one === value) ?? null)
            }
          >
            {left.map((one) => (
              <option key={one} value={one}>
                {t(`profile-form.languages.${one}`)}
              </option>
            ))}
          </Select>
          <Button variant="secondary" onClick={() => onAdd(language)}>
            <Icon drawing={icons.plus} />
            <span>{t('profile-form.descriptions.add')}</span>
          </Button>
        </div>
      )}
    </Field>
  )
}
