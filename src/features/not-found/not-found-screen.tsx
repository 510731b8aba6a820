import { ButtonLink } from '../../ui/button-link.tsx'
import { notFoundCopy } from './copy.ts'
import styles from './not-found-screen.module.css'

/** RTE-1: any path that no route answers. */
export function NotFoundScreen() {
  return (
    <section className={styles.screen}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{notFoundCopy.title}</h1>
      <p>{notFoundCopy.text}</p>
      <ButtonLink variant="primary" href="/">
        {notFoundCopy.home}
      </ButtonLink>
    </section>
  )
}
