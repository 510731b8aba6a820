import { useText } from '../../i18n/text-context.ts'
import * as limits from '../../contract/limits.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'

type MessageFieldProps = {
  message: string
  onMessage: (message: string) => void
  anonymous: boolean
  onAnonymous: (anonymous: boolean) => void
}

/** The personal message, and the choice to send without a name, which takes it out of sight. */
export function MessageField({ message, onMessage, anonymous, onAnonymous }: MessageFieldProps) {
  const t = useText()
  return (
    <>
      {!anonymous && (
        <Field label={t('invite.message')}>
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
        label={t('invite.anonymous')}
        hint={t('invite.anonymousHint')}
        checked={anonymous}
        onChange={onAnonymous}
      />
    </>
  )
}
