import { useText } from '#src/i18n/text-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { Invitations } from './invitations.tsx'
import { OperatorRows } from './operator-rows.tsx'
import styles from './people-screen.module.css'

/** Who runs the portal, in which roles, and how somebody else comes to do so (OPR-1). */
export function PeopleScreen() {
  const t = useText()
  const { data } = useOperate()
  const list = useLoaded('operators', () => data.operators())
  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      <header>
        <h1 className={styles.title}>{t('operate.people.title')}</h1>
        <p className={styles.hint}>{t('operate.people.text')}</p>
      </header>
      <LoadedPart
        loaded={list}
        loadingText={t('operate.people.loading')}
        failedText={t('operate.people.failed')}
        height="16rem"
      >
        {({ results, invitations, brands, forAll }) => (
          <>
            <OperatorRows all={results} brands={brands} />
            <Invitations open={invitations} brands={brands} forAll={forAll} />
          </>
        )}
      </LoadedPart>
    </main>
  )
}
