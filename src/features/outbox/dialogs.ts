import { QueueDialog } from './queue/queue-dialog.tsx'
import { SignOutDialog } from './sign-out/sign-out-dialog.tsx'

/** In one part, since they are fetched together: the bundler's short names are for 64 parts. */
export const dialogs = { Queue: QueueDialog, SignOut: SignOutDialog } as const
