import { useText } from '../../i18n/text-context.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import styles from './not-found-screen.module.css'

/** RTE-1: any path that no route answers. */
export function NotFoundScreen() {
  const t = useText()
  return (
    <section className={styles.screen}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{t('frame.notFound.title')}</h1>
      <p>{t('frame.notFound.text')}</p>
      <ButtonLink variant="primary" href="/">
        {t('frame.notFound.home')}
      </ButtonLink>
    </section>
  )
}
