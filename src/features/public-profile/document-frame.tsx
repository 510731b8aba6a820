import type { ReactNode } from 'react'
import type { Environment } from '../../contract/environment.ts'
import styles from './document-frame.module.css'
import { ProfileBar } from './profile-bar.tsx'
import { ProfileFooter } from './profile-footer.tsx'

/** What every page of this feature is handed by its route. */
export type FrameContext = {
  environment: Environment
  /** Scheme and host under which people see the portal. */
  origin: string
}

type DocumentFrameProps = FrameContext & {
  /** Path of the profile; null where there is none to share. */
  path: string | null
  children: ReactNode
}

/** The sheet on which a profile is written, with its own bar and footer (RTE-7). */
export function DocumentFrame({ environment, origin, path, children }: DocumentFrameProps) {
  return (
    <div className={styles.sheet}>
      <ProfileBar origin={origin} path={path} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
        {path && (
          // On paper only. Not lazy: Firefox prints no picture that it has not loaded before.
          <div className={styles.paper}>
            <img src={`/previews${path}.svg`} alt="" />
            {origin + path}
          </div>
        )}
      </main>
      <ProfileFooter environment={environment} path={path} />
    </div>
  )
}
