import { useState } from 'react'
import type { OperatorList } from '#src/data/operate-data.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { ListState } from '#src/ui/list-state.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ActionFailure } from '../action-failure.tsx'
import { useOperate } from '../operate-context.ts'
import { InviteForm } from './invite-form.tsx'
import styles from './people-screen.module.css'

type Operator = OperatorList['results'][number]

/** Who runs the portal, in which roles, and how somebody else comes to do so (OPR-1). */
export function PeopleScreen() {
  const { t } = useTexts()
  const { data } = useOperate()
  const [turn, setTurn] = useState(0)
  const list = useLoaded(`operators ${turn}`, () => data.operators())
  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      <header>
        <h1 className={styles.title}>{t('operate.people.title')}</h1>
        <p className={styles.hint}>{t('operate.people.text')}</p>
      </header>
      <ListState
        loaded={list}
        loadingText={t('operate.people.loading')}
        failedText={t('operate.people.failed')}
        height="16rem"
      >
        {({ results, brands, forAll }) => (
          <>
            <ul className={styles.list}>
              {results.map((one) => (
                <OperatorRow
                  key={`${one.userId} ${one.role} ${one.brandId ?? ''}`}
                  operator={one}
                  brand={brands.find(({ id }) => id === one.brandId)?.name ?? one.brandId}
                  onRemoved={() => setTurn(turn + 1)}
                />
              ))}
            </ul>
            <InviteForm brands={brands} forAll={forAll} />
          </>
        )}
      </ListState>
    </main>
  )
}

type OperatorRowProps = { operator: Operator; brand: string | null; onRemoved: () => void }

function OperatorRow({ operator, brand, onRemoved }: OperatorRowProps) {
  const { t, language } = useTexts()
  const { data } = useOperate()
  const action = useAction()
  const { userId, name, email, role, brandId, since, isSelf } = operator
  const what = {
    name,
    role: t(`operate.roles.${role}`),
    brand: brand ?? t('operate.people.allBrands'),
  }
  const remove = () =>
    action.run(
      () => data.removeOperator(userId, { role, brandId }),
      () => {
        announce(t('operate.people.removed', what))
        onRemoved()
      },
    )
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          {isSelf && <span className={styles.hint}>{t('operate.people.you')}</span>}
        </p>
        <p className={styles.hint}>
          <bdi>{email}</bdi>
        </p>
      </div>
      <p>
        {t('operate.people.roleOf', what)}{' '}
        <span className={styles.hint}>
          {t('operate.people.since', { day: dayFormat(language).format(new Date(since)) })}
        </span>
      </p>
      <Button
        variant="quiet"
        busy={action.busy}
        onClick={remove}
        aria-label={t('operate.people.removeOne', what)}
      >
        {t('operate.people.remove')}
      </Button>
      <div className={styles.failure}>
        <ActionFailure action={action} />
      </div>
    </li>
  )
}
