import { useEffect, useRef } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './add-to-profile.module.css'
import { ProfileLink } from './profile-link.tsx'

type AddToProfileProps = {
  /** Of the credential. */
  name: string
  isAdded: boolean
  /** Whether it is the one to begin with. */
  isFirst: boolean
  onAdd: () => void
  onRemove: () => void
}

/**
 * Adds a credential to the profile's draft, says that this saves nothing yet, and takes it back. The
 * focus follows to the words that took the button's place: a second press must not undo the first.
 */
export function AddToProfile({ name, isAdded, isFirst, onAdd, onRemove }: AddToProfileProps) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (!isPressed.current) return
    isPressed.current = false
    const next = isAdded ? note : button
    next.current?.focus()
  }, [isAdded])

  const press = (change: () => void) => () => {
    isPressed.current = true
    change()
  }
  if (!isAdded) {
    return (
      <Button ref={button} variant={isFirst ? 'primary' : 'secondary'} onClick={press(onAdd)}>
        <Icon drawing={icons.plus} />
        <span>{t('pathways.add')}</span>
        <VisuallyHidden>{t('pathways.about', { name })}</VisuallyHidden>
      </Button>
    )
  }
  return (
    <div className={styles.added}>
      <p ref={note} tabIndex={-1} className={styles.note}>
        <Icon drawing={icons.checkCircle} />
        <span>{t('pathways.added')}</span>
      </p>
      <div className={styles.next}>
        <ProfileLink part="credentials" className={styles.save}>
          <span>{t('pathways.save')}</span>
          <VisuallyHidden>{t('pathways.about', { name })}</VisuallyHidden>
          <Icon drawing={icons.arrowRight} />
        </ProfileLink>
        <Button variant="quiet" onClick={press(onRemove)}>
          <span>{t('pathways.undo')}</span>
          <VisuallyHidden>{t('pathways.about', { name })}</VisuallyHidden>
        </Button>
      </div>
    </div>
  )
}
