import type { Problem } from '#src/i18n/problem-sentence.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { QueuedFile } from '#src/data/outbox/outbox.ts'

type Waiting = Readonly<
  Pick<QueuedFile, 'state' | 'waitsForProfile' | 'isStored' | 'percent'> & {
    problem: (Problem & { status: number }) | null
  }
>

/**
 * `moving`: it is being sent or goes next. `held`: it is sent once something else is done.
 * `stuck`: sending failed, and the user may try again.
 */
export type UploadStage = 'moving' | 'held' | 'stuck'

/** @param isOnline whether the server can be reached */
export function stageOf(upload: Waiting, isOnline: boolean): UploadStage {
  const { state, problem, waitsForProfile, percent } = upload
  if (state === 'sending') return isOnline || percent ? 'moving' : 'stuck'
  if (state === 'waiting' && waitsForProfile) return 'held'
  return state === 'waiting' && !problem && isOnline ? 'moving' : 'stuck'
}

/** What a file waits for that does not move, in words for people. */
export function uploadWords(texts: Texts, upload: Waiting, isOnline: boolean): string {
  const { t } = texts
  const { state, problem, waitsForProfile, isStored } = upload
  if (state === 'refused') return problem ? problemText(texts, problem) : ''
  if (!waitsForProfile && state !== 'sign-in' && !isOnline && isStored)
    return t('evidence.savedHere')
  const stored = isStored ? t('evidence.saved') : t('evidence.notStored')
  if (waitsForProfile) return `${stored} ${t('evidence.goesWithProfile')}`
  if (state === 'sign-in') return `${stored} ${t('evidence.needsSignIn')}`
  if (!isOnline) return `${stored} ${t('evidence.goesOnline')}`
  return `${stored} ${problem?.status ? t('evidence.notTaken') : t('evidence.unreachable')}`
}
