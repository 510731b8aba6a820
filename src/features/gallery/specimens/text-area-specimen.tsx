import { useState } from 'react'
import { Field } from '#src/ui/field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

const full = samples.descriptionValue

/** Several lines: empty, full, wrong and out of use. */
export function TextAreaSpecimen() {
  const [text, setText] = useState('')
  const ignore = () => {}
  return (
    <>
      <State label={stateNames.empty}>
        <Field label={samples.description}>
          {(aria) => (
            <TextArea
              {...aria}
              value={text}
              counter={200}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
      </State>
      <State label={stateNames.full}>
        <Field label={samples.description}>
          {(aria) => <TextArea {...aria} value={full} counter={full.length} onChange={ignore} />}
        </Field>
      </State>
      <State label={stateNames.invalid}>
        <Field label={samples.description} error={samples.descriptionError}>
          {(aria) => <TextArea {...aria} value={full} counter={200} onChange={ignore} />}
        </Field>
      </State>
      <State label={stateNames.disabled}>
        <Field label={samples.description}>
          {(aria) => <TextArea {...aria} value={full} counter={200} disabled />}
        </Field>
      </State>
    </>
  )
}
