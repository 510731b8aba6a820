import { useState } from 'react'
import { useTexts } from '../../i18n/text-context.ts'
import type { Translate } from '../../i18n/texts.ts'
import { useSession } from '../../auth/session-context.ts'
import { useOpenData } from '../../data/data-context.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notification-store.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { inputId } from './form-state.ts'
import styles from './newsletter-form.module.css'
import type { FormState } from './form-state.ts'

/**
 * Sign-up for the newsletter (LND-9). It is on nearly every page, so only its elements come with them:
 * the code that checks, sends and reports is fetched when the form takes the focus.
 */
export function NewsletterForm() {
  const texts = useTexts()
  const { t } = texts
  const data = useOpenData()
  const { state } = useSession()
  const [shown, show] = useState<FormState>({})
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of its field and button; it only fetches ahead
    <form
      className={styles.form}
      // Not sent by the browser, which would put the address into the page's URL before the page is live.
      method="dialog"
      noValidate
      onFocus={() => void loadSignUp(t)}
      onSubmit={() =>
        void loadSignUp(t).then((signUp) => signUp(texts, data.outreach, state.user, show))
      }
    >
      <label htmlFor={inputId}>{t('newsletter.email')}</label>
      <div>
        <TextInput id={inputId} type="email" autoComplete="email" {...shown.field} />
        <Button variant="secondary" type="submit" busy={shown.busy}>
          {t('newsletter.submit')}
        </Button>
      </div>
      {shown.message}
    </form>
  )
}

/** Fetches what checks and sends. Where that fails, what comes instead says so. */
const loadSignUp = (t: Translate) =>
  import('./sign-up.tsx').then(
    ({ signUp }) => signUp,
    () => () => notify({ tone: 'critical', message: t('newsletter.notLoaded') }),
  )
