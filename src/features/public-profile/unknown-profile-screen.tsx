import { ButtonLink } from '../../ui/button-link.tsx'
import * as profileCopy from './copy.ts'
import * as profileHeadCopy from './head-copy.ts'
import { DocumentFrame, type FrameContext } from './document-frame.tsx'
import styles from './no-profile.module.css'

/** PUB-8: no organisation has its profile at this address. */
export function UnknownProfileScreen({ environment, origin }: FrameContext) {
  return (
    <DocumentFrame environment={environment} origin={origin} path={null}>
      <section className={styles.message}>
        <h1>{profileHeadCopy.unknownTitle}</h1>
        <p>{profileHeadCopy.unknownText}</p>
        <ButtonLink variant="primary" href="/">
          {profileCopy.home}
        </ButtonLink>
      </section>
    </DocumentFrame>
  )
}
