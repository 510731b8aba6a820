import { useText } from '#src/i18n/text-context.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useDraft } from '../draft/draft-context.ts'
import { idOf } from '../draft/field-ids.ts'
import { SectionFrame } from './section-frame.tsx'

const switches = ['asksConsent', 'euConsumerMode'] as const
const path = '/brand/altPageUrl'

/** How the portal behaves for this brand, where brands differ in it. */
export function SwitchesSection() {
  const t = useText()
  const { state, change, errorOf } = useDraft()
  return (
    <SectionFrame section="switches">
      {switches.map((name) => (
        <Checkbox
          key={name}
          id={idOf(`/brand/${name}`)}
          label={t(`operate-brands.fields.${name}`)}
          hint={t(`operate-brands.switches.${name}`)}
          checked={state.brand[name] ?? false}
          onChange={(isOn) => change(`/brand/${name}`, isOn || undefined)}
        />
      ))}
      <Field
        id={idOf(path)}
        label={t('operate-brands.fields.altPageUrl')}
        hint={t('operate-brands.switches.altPageUrl')}
        error={errorOf(path)}
      >
        {(aria) => (
          <TextInput
            {...aria}
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            value={state.brand.altPageUrl ?? ''}
            onChange={({ currentTarget }) => change(path, currentTarget.value || undefined)}
          />
        )}
      </Field>
    </SectionFrame>
  )
}
