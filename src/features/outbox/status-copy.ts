import { reachabilityCopy } from './reachability-copy.ts'

/** Texts of the status in the header, which is there before the queue and its dialogs are. */
export const statusCopy = {
  ...reachabilityCopy,
  unsent: (count: number) => (count === 1 ? '1 unsent change' : `${count} unsent changes`),
  drafts: (count: number) => (count === 1 ? '1 unsaved draft' : `${count} unsaved drafts`),
  waiting: (count: number) =>
    count === 1 ? '1 change waits to be sent' : `${count} changes wait to be sent`,
  sending: (count: number) => (count === 1 ? 'Sending 1 change…' : `Sending ${count} changes…`),
  sent: 'All changes sent',
  signInToSend: (count: number) =>
    count === 1 ? 'Log in to send 1 change' : `Log in to send ${count} changes`,
  refusedCount: (count: number) =>
    count === 1 ? '1 change was refused' : `${count} changes were refused`,
  conflictCount: (count: number) =>
    count === 1 ? '1 change needs your choice' : `${count} changes need your choice`,
  unreadableCount: (count: number) =>
    count === 1 ? '1 draft cannot be read here' : `${count} drafts cannot be read here`,
  notStored: 'This device cannot keep drafts',
  showQueue: 'Show unsent changes',
  notLoaded: 'This could not be loaded. Check your connection and try again.',
  signOutFailed:
    'Logging out could not look for unsent changes. Check your connection and try again.',
} as const
