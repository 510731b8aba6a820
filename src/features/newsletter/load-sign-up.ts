import { notify } from '../../ui/notification-store.ts'
import * as newsletterCopy from './copy.ts'

/** Fetches what checks and sends. Where that fails, what comes instead says so. */
export const loadSignUp = () =>
  import('./sign-up.tsx').then(
    ({ signUp }) => signUp,
    () => () => notify({ tone: 'critical', message: newsletterCopy.notLoaded }),
  )
