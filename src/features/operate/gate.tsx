import type { ReactNode } from 'react'
import { ProblemError } from '#src/contract/problem.ts'
import type { OperatorGrant } from '#src/contract/operate/operator-role.ts'
import { useText } from '#src/i18n/text-context.ts'
import { signInAnewHref } from '#src/auth/sign-in-anew.ts'
import { signInHref } from '#src/lib/sign-in-links.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { ListState } from '#src/ui/list-state.tsx'
import styles from './gate.module.css'
import { useOperate } from './operate-context.ts'
import { useSelf } from './use-self.ts'

/** Lets operators in who have proved who they are, and tells everybody else what is missing. The server decides again. */
export function Gate({ children }: { children: (grants: readonly OperatorGrant[]) => ReactNode }) {
  const t = useText()
  const self = useSelf()
  if (self.state === 'failed' && isUnknown(self.failure)) return <Stop why="sign-in" />
  if (self.state !== 'ready')
    return (
      <StopFrame>
        <ListState
          loaded={self}
          loadingText={t('operate.gate.loading')}
          failedText={t('operate.gate.failed')}
          height="12rem"
        >
          {() => null}
        </ListState>
      </StopFrame>
    )
  const { grants, needs } = self.value
  if (grants.length === 0) return <Stop why="no-operator" />
  if (needs) return <Stop why={needs} />
  return children(grants)
}

/** Whether somebody has not signed in, or is not any more. */
export const isUnknown = (failure: unknown) =>
  failure instanceof ProblemError && failure.status === 401

type Why =
  'sign-in' | 'no-operator' | 'address-unconfirmed' | 'second-factor-needed' | 'sign-in-again'

/** Why nobody gets further here, and what to do about it. */
export function Stop({ why }: { why: Why }) {
  const t = useText()
  const { factorPage } = useOperate()
  const here = window.location.pathname + window.location.search
  const isOfAccount = why === 'address-unconfirmed' || why === 'second-factor-needed'
  return (
    <StopFrame>
      <EmptyState
        icon={why === 'no-operator' ? icons.shield : icons.lock}
        title={t(`operate.gate.${why}.title`)}
        action={
          <span className={styles.ways}>
            {isOfAccount && factorPage && (
              <a
                className={buttonClass('primary')}
                href={factorPage}
                target="_blank"
                rel="noreferrer"
              >
                {t(`operate.gate.${why}.do`)}
              </a>
            )}
            {why === 'sign-in' && (
              <a className={buttonClass('primary')} href={signInHref('login', here)}>
                {t('operate.gate.signIn')}
              </a>
            )}
            {(isOfAccount || why === 'sign-in-again') && (
              <a className={buttonClass('secondary')} href={signInAnewHref(here)}>
                {t('operate.gate.again')}
              </a>
            )}
            {why === 'no-operator' && (
              <a className={buttonClass('secondary')} href="/">
                {t('operate.gate.portal')}
              </a>
            )}
          </span>
        }
      >
        {t(`operate.gate.${why}.text`)}
      </EmptyState>
    </StopFrame>
  )
}

/** What stands alone on the page, for whoever does not see the console itself. */
export function StopFrame({ children }: { children: ReactNode }) {
  const t = useText()
  const { brand } = useOperate()
  return (
    <main id="main" className={styles.stop}>
      <title>{`${t('operate.frame.title')} · ${brand.name}`}</title>
      <h1 className={styles.heading}>
        <bdi>{brand.name}</bdi> · {t('operate.frame.title')}
      </h1>
      {children}
    </main>
  )
}
