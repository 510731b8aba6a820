import * as limits from '../../contract/limits.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { inviteCopy } from './copy.ts'

type MessageFieldProps = {
  message: string
  onMessage: (message: string) => void
  anonymous: boolean
  onAnonymous: (anonymous: boolean) => void
}

/** The personal message, and the choice to send without a name, which takes it out of sight. */
export function MessageField({ message, onMessage, anonymous, onAnonymous }: MessageFieldProps) {
  return (
    <>
      {!anonymous && (
        <Field label={inviteCopy.message}>
          {(aria) => (
            <TextArea
              {...aria}
              rows={6}
              counter={limits.inviteMessage}
              value={message}
              onChange={(event) => onMessage(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
      <Checkbox
        label={inviteCopy.anonymous}
        hint={inviteCopy.anonymousHint}
        checked={anonymous}
        onChange={onAnonymous}
      />
    </>
  )
}
