import {
  type LetterChoices,
  type LetterId,
  letters,
  type LetterSetting,
  type LetterVariant,
  wordings,
} from '#src/contract/operate/mails.ts'
import { nameOf, offeredIn } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { go, hrefOf, placeNow } from '../place.ts'
import type { LetterPlace } from './letter-setting.ts'
import styles from './mails.module.css'

type LetterChoiceProps = { letter: LetterId; choices: LetterChoices; place: LetterPlace }

/** With what a letter is shown; each choice is taken at once, and stands in the address. */
export function LetterChoice({ letter, choices, place }: LetterChoiceProps) {
  const t = useText()
  const variants: readonly LetterVariant[] = letters[letter].variants
  const { hasDraft, isPublished } = choices.brands.find(({ id }) => id === place.brand) ?? {}
  const choose = (chosen: Partial<Record<keyof LetterSetting, string>>) => {
    const here = placeNow()
    go(hrefOf(here.path, { ...here.query, ...chosen }), { replace: true })
  }
  return (
    <div className={styles.filters}>
      <Choice
        label={t('operate-mails.brand')}
        value={place.brand}
        options={choices.brands.map(({ id, name }) => [id, name])}
        // Another brand has its own draft, or none.
        onChange={(brand) => choose({ brand, texts: '' })}
      />
      <Choice
        label={t('operate-mails.language')}
        value={place.language}
        options={offeredIn(choices).map((one) => [one, nameOf(one)])}
        onChange={(language) => choose({ language })}
      />
      {hasDraft && isPublished && (
        <Choice
          label={t('operate-mails.texts')}
          value={place.texts}
          options={wordings.map((one) => [one, t(`operate-mails.wordings.${one}`)])}
          onChange={(texts) => choose({ texts })}
        />
      )}
      {variants.length > 0 && (
        <Choice
          label={t('operate-mails.variant')}
          value={place.variant}
          options={variants.map((one) => [one, t(`operate-mails.variants.${one}`)])}
          onChange={(variant) => choose({ variant })}
        />
      )}
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(aria) => (
        <Select
          {...aria}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {options.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
