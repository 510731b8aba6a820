import type { SignInWish } from '../../auth/read-wish.ts'
import { signInAnewHref } from '../../auth/sign-in-anew.ts'
import { useText } from '../../i18n/text-context.ts'
import { signInHref } from '../../lib/sign-in-links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useValidation } from './use-validation.ts'
import styles from './validate-screen.module.css'

type ValidateScreenProps = {
  wish: SignInWish
  /** Slug of the affiliate who brought the person, where the link here says so. */
  affiliate: string | null
}

/** `/auth/validate` (AUT-3): a spinner while the sign-in is on its way, else what went wrong. */
export function ValidateScreen({ wish, affiliate }: ValidateScreenProps) {
  const t = useText()
  const failure = useValidation(wish, affiliate)
  const { option, returnTo, isAnew } = wish
  if (!failure) {
    return (
      <section className={styles.screen}>
        <Spinner label={t('sign-in.head.authenticating')} />
      </section>
    )
  }
  return (
    <section className={styles.screen} role="alert">
      <h1>{t(`sign-in.failures.${failure}.title`)}</h1>
      <p>{t(`sign-in.failures.${failure}.text`)}</p>
      <div className={styles.actions}>
        <ButtonLink
          variant="primary"
          href={isAnew ? signInAnewHref(returnTo ?? '') : signInHref(option, returnTo ?? undefined)}
        >
          {t('sign-in.tryAgain')}
        </ButtonLink>
        <ButtonLink variant="secondary" href="/">
          {t('sign-in.home')}
        </ButtonLink>
      </div>
    </section>
  )
}
