import * as limits from '#src/contract/limits.ts'

/** Texts of the files that other applications share with the portal (OFF-1). */
export const sharedCopy = {
  title: 'Add as evidence',
  who: 'Choose what each file proves. Only your organisation and the people who verify credentials can see it.',
  waitingShared: (files: number) =>
    files === 1
      ? '1 shared file waits to be assigned'
      : `${files} shared files wait to be assigned`,
  waiting: (files: number) =>
    files === 1 ? '1 file waits to be assigned' : `${files} files wait to be assigned`,
  assign: 'Assign',
  organisation: 'Organisation',
  allFiles: 'Credential for all files',
  credential: 'Credential',
  forFile: (file: string) => `for ${file}`,
  open: 'Not decided yet',
  name: 'File name',
  noName: 'Give the file a name.',
  credentials: 'Credentials',
  none: 'No credential to add it to yet',
  noneText: 'Add a credential to the profile first. Until then the file waits on this device.',
  notHeld: 'Its credential is not in the profile any more.',
  discard: 'Discard',
  discarded: (file: string) => `${file} discarded`,
  later: 'Decide later',
  add: 'Add as evidence',
  nothingChosen: 'Choose a credential first, or decide later.',
  added: (files: number) =>
    files === 1 ? 'The file is added to its credential.' : `${files} files are added as evidence.`,
  refusedTitle: 'Not everything could be taken over',
  left: (files: number) =>
    `${files === 1 ? '1 shared file was' : `${files} shared files were`} left, for ${limits.evidenceWaiting} wait here already. Assign or discard some, then open this page again.`,
  lostTitle: 'The shared file could not be taken over',
  lostText: 'To add it by hand, find its credential below and press “Add evidence”.',
} as const
