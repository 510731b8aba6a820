import type { ReactNode } from 'react'
import type { Environment } from '../../contract/environment.ts'
import { Container } from '../../ui/container.tsx'
import { AccountNavigation, type ManagePage } from './account-navigation.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import styles from './manage-screen.module.css'

type ManageFrameProps = {
  page: ManagePage
  organisation: { name: string; slug: string }
  shareable: boolean
  /** How many people ask to join it, as far as the user may know. */
  waiting: number
  poweredBy: Environment['poweredBy']
  children: ReactNode
}

/** What surrounds every page about one organisation: where one is, and where one can go (MNG-1, MNG-2). */
export function ManageFrame({
  page,
  organisation,
  shareable,
  waiting,
  poweredBy,
  children,
}: ManageFrameProps) {
  return (
    <Container className={styles.screen}>
      <Breadcrumb page={page} poweredBy={poweredBy} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <AccountNavigation
            page={page}
            organisation={organisation}
            shareable={shareable}
            waiting={waiting}
          />
        </div>
        <div className={styles.main}>{children}</div>
      </div>
    </Container>
  )
}
