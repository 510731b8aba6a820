import type { ChosenCredential } from '#src/contract/profile/profile-fields.ts'
import { longDate } from '#src/i18n/long-date.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import styles from './verifier-answer.module.css'

type VerifierAnswerProps = {
  credential: Readonly<ChosenCredential>
  /** Whether the catalogue asks for anything that could be stated otherwise. */
  hasDetails: boolean
}

/** What a verifier has told the supplier of a credential, and what can be done about it; nothing: nothing. */
export function VerifierAnswer({ credential, hasDetails }: VerifierAnswerProps) {
  const t = useText()
  const { answer } = credential
  if (!answer) return null
  const { outcome, note } = answer
  const isRenewal = outcome === 'refused' && credential.state !== 'refused'
  const day = longDate(t, new Date(answer.at))
  return (
    <div className={styles.answer}>
      <Icon drawing={icons.alert} />
      <div className={styles.words}>
        <p className={styles.what}>
          {t(`profile-form.answer.${isRenewal ? 'refusedRenewal' : outcome}`, { day })}
        </p>
        {note && (
          <blockquote className={styles.note} dir="auto">
            {note}
          </blockquote>
        )}
        <p>{t(hasDetails ? 'profile-form.answer.next' : 'profile-form.answer.nextFile')}</p>
      </div>
    </div>
  )
}
