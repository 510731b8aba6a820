import { signInHref, type SignInOption } from '../../lib/sign-in-links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { signInCopy } from './copy.ts'
import { signInHeadCopy } from './head-copy.ts'
import { useValidation } from './use-validation.ts'
import styles from './validate-screen.module.css'

type ValidateScreenProps = {
  option: SignInOption
  returnTo: string | null
  /** Slug of the affiliate who brought the person, where the link here says so. */
  affiliate: string | null
}

/** `/auth/validate` (AUT-3): a spinner while the sign-in is on its way, else what went wrong. */
export function ValidateScreen({ option, returnTo, affiliate }: ValidateScreenProps) {
  const failure = useValidation(option, returnTo, affiliate)
  if (!failure) {
    return (
      <section className={styles.screen}>
        <Spinner label={signInHeadCopy.authenticating} />
      </section>
    )
  }
  const { title, text } = signInCopy.failures[failure]
  return (
    <section className={styles.screen} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" href={signInHref(option, returnTo ?? undefined)}>
          {signInCopy.tryAgain}
        </ButtonLink>
        <ButtonLink variant="secondary" href="/">
          {signInCopy.home}
        </ButtonLink>
      </div>
    </section>
  )
}
