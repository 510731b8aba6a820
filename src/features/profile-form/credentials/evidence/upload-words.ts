import type { Problem } from '#src/i18n/problem-sentence.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import type { Texts, Translate } from '#src/i18n/texts.ts'
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
  return t('evidence.state', { stored, next: nextStep(t, upload, isOnline) })
}

/** What has to happen before it is sent. */
function nextStep(t: Translate, { state, problem, waitsForProfile }: Waiting, isOnline: boolean) {
  if (waitsForProfile) return t('evidence.goesWithProfile')
  if (state === 'sign-in') return t('evidence.needsSignIn')
  if (!isOnline) return t('evidence.goesOnline')
  return problem?.status ? t('evidence.notTaken') : t('evidence.unreachable')
}
