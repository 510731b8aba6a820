import { useId, useRef, type KeyboardEvent } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { isEndedList } from '../../contract/email-list.ts'
import * as limits from '../../contract/limits.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './invite-dialog.module.css'
import type { Recipients } from './use-recipients.ts'

/** Addresses one by one, or many at once, up to the limit; each can be taken out again. */
export function RecipientsField({ recipients }: { recipients: Recipients }) {
  const t = useText()
  const { emails, typed, error, rejected } = recipients
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const left = limits.invitees - emails.length

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !typed.trim()) return
    event.preventDefault()
    recipients.add()
  }
  const remove = (email: string) => {
    recipients.remove(email)
    input.current?.focus()
  }
  return (
    <div className={styles.recipients}>
      <Field label={t('invite.emails')} hint={t('invite.emailsHint')} error={error} required>
        {(aria) => (
          <div className={styles.row}>
            <TextInput
              {...aria}
              ref={input}
              type="text"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="done"
              value={typed}
              onChange={({ currentTarget: { value }, nativeEvent }) => {
                const isBeingComposed = (nativeEvent as InputEvent).isComposing
                if (!isBeingComposed && isEndedList(value)) recipients.add(value)
                else recipients.type(value)
              }}
              onPaste={(event) => {
                // An input drops line breaks, and with them where one address ends.
                const text = event.clipboardData.getData('text')
                if (!/[\r\n]/.test(text)) return
                event.preventDefault()
                recipients.add(`${typed} ${text}`)
              }}
              onKeyDown={onKeyDown}
            />
            <Button variant="secondary" onClick={() => recipients.add()}>
              {t('invite.add')}
            </Button>
          </div>
        )}
      </Field>
      {rejected.length > 0 && (
        <p className={styles.rejected}>
          <span>
            {t('invite.notAdded')} <strong>{rejected.join(', ')}</strong>
          </span>
          <Button
            variant="quiet"
            onClick={() => {
              recipients.putBack()
              input.current?.focus()
            }}
          >
            {t('invite.putBack')}
          </Button>
        </p>
      )}
      <p className={styles.left} id={listId}>
        <span>{t('invite.left', { count: left, most: limits.invitees })}</span>
      </p>
      {emails.length > 0 && (
        <ul className={styles.chips} aria-label={t('invite.list')}>
          {emails.map((email) => (
            <li key={email}>
              <Chip
                tone="neutral"
                onRemove={() => remove(email)}
                removeLabel={t('invite.remove', { email })}
              >
                {email}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
