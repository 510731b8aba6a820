import { useId, useState } from 'react'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { ChosenChips } from '#src/ui/chosen-chips.tsx'
import { Field } from '#src/ui/field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { arabicSamples as words } from '../samples.ts'
import styles from './direction-specimen.module.css'

const chips = words.chips.map((name) => ({ id: name, name }))

/** A form in Arabic: every part of it is mirrored. */
export function DirectionSpecimen() {
  const [agreed, setAgreed] = useState(true)
  const [answer, setAnswer] = useState<string>(words.answers[0])
  const [chosen, setChosen] = useState(chips)
  const nameId = useId()
  return (
    <div className={styles.form} dir="rtl" lang="ar">
      <Banner tone="positive" title={words.saved} onDismiss={() => {}} />
      <Field id={nameId} label={words.name} hint={words.hint} error={words.error}>
        {(aria) => <TextInput {...aria} autoComplete="off" />}
      </Field>
      <Field label={words.size}>
        {(aria) => (
          <Select {...aria}>
            {words.sizes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        )}
      </Field>
      <RadioGroup
        legend={words.reports}
        row
        options={words.answers.map((one) => ({ value: one, label: one }))}
        value={answer}
        onChange={setAnswer}
      />
      <Checkbox label={words.agree} checked={agreed} onChange={setAgreed} />
      <ChosenChips
        label={words.chosen}
        items={chosen}
        onRemove={(id) => setChosen(chosen.filter((chip) => chip.id !== id))}
        focusAfterId={nameId}
      />
      <div className={styles.actions}>
        <Button variant="primary" busy>
          {words.save}
        </Button>
        <Button variant="quiet">{words.cancel}</Button>
      </div>
    </div>
  )
}
