import { useId, useRef, type ReactNode } from 'react'
import type { Environment } from '../../contract/environment.ts'
import type { RequestCounts } from '../../contract/requests/request-counts.ts'
import { Container } from '../../ui/container.tsx'
import { useRootMark } from '../../ui/use-root-mark.ts'
import { AccountNavigation } from './account-navigation.tsx'
import type { ManagePage } from './page-name.ts'
import type { Action } from './action.ts'
import { BottomMenu } from './bottom-menu.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import styles from './manage-frame.module.css'
import { useMenu } from './use-menu.ts'
import { useStickyOffset } from './sticky-offset.ts'

type ManageFrameProps = {
  page: ManagePage
  organisation: { name: string; slug: string }
  shareable: boolean
  /** How many people ask to join it, as far as the user may know. */
  waiting: number
  /** Of buyers, where the page knows them; null: not yet. Left out: the navigation asks. */
  requests?: RequestCounts | null | undefined
  poweredBy: Environment['poweredBy']
  /** Opens the dialog of an action, on a page that has them. */
  onAction?: (action: Action) => void
  children: ReactNode
}

/**
 * What surrounds every page about one organisation: where one is, and where one can go. The navigation
 * stays in sight beside the page, docks at the bottom of a low window, and on phones opens above the
 * bottom menu (MNG-1, MNG-2, MNG-5).
 */
export function ManageFrame(props: ManageFrameProps) {
  const { page, organisation, shareable, waiting, requests, poweredBy, onAction, children } = props
  const menu = useMenu()
  const side = useRef<HTMLDivElement>(null)
  const offset = useStickyOffset(side)
  const navigationId = useId()
  return (
    <Container className={styles.screen}>
      <RootMark />
      <Breadcrumb page={page} poweredBy={poweredBy} />
      <div className={styles.columns}>
        <div ref={side} className={styles.side}>
          <BottomMenu
            menu={menu}
            controls={navigationId}
            slug={organisation.slug}
            shareable={shareable}
            onAction={onAction}
          />
          <div
            className={styles.place}
            style={offset === null ? undefined : { insetBlockStart: offset }}
            data-open={menu.isOpen}
          >
            <AccountNavigation
              id={navigationId}
              element={menu.panel}
              page={page}
              organisation={organisation}
              shareable={shareable}
              waiting={waiting}
              requests={requests}
            />
          </div>
        </div>
        <div className={styles.main}>{children}</div>
      </div>
    </Container>
  )
}

/**
 * Comes before everything that is measured when it is first drawn: a change of the root after that has the
 * browser work out the styles of the whole page once more.
 */
function RootMark(): null {
  useRootMark('manage')
  return null
}
