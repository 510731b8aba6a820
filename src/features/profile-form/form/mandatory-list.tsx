import { useId, useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { goToControl } from '#src/ui/go-to-control.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { useFormStatus } from './form-context.ts'
import styles from './mandatory-list.module.css'

/**
 * What Save still needs, each thing leading to its input. It stays while the form is filled in, so that
 * nothing below it moves; a profile that comes with everything has none.
 */
export function MandatoryList() {
  const t = useText()
  const titleId = useId()
  const mandatory = useFormStatus((status) => status.mandatory)
  const done = mandatory.filter((one) => one.isDone).length
  const [wasOpen, setWasOpen] = useState(false)
  if (done < mandatory.length && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <nav className={styles.mandatory} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        <span>{t('profile-form.mandatoryDone', { done, all: mandatory.length })}</span>
      </p>
      <ul className={styles.list}>
        {mandatory.map(({ key, name, isDone }) => (
          <li key={name} className={styles.entry} data-done={isDone || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {isDone && <Icon drawing={icons.check} />}
            </span>
            {isDone ? (
              <span>{t('profile-form.isDone', { name })}</span>
            ) : (
              <a
                href={`#${key}`}
                onClick={(event) => {
                  if (goToControl(key)) event.preventDefault()
                }}
              >
                {t('profile-form.isMissing', { name })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
