import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useText } from '../../i18n/text-context.ts'
import { useUser } from '../../auth/use-user.ts'
import { useData } from '../../data/data-context.ts'
import { showUnsent } from '../../pwa/app-badge.ts'
import { useLateDialog } from '../../ui/use-late-dialog.ts'
import { loadQueueDialog, preloadDialogs } from './late-dialogs.ts'
import { outboxStatus, statusIcons, statusTones, statusWords } from './outbox-status.ts'
import { StatusPill } from './status-pill.tsx'
import { statusSpeech } from './status-speech.ts'
import { isSentAutomatically } from './unsent-entries.ts'
import { useOpenDrafts } from './use-open-drafts.ts'
import { useReachable } from '#src/data/use-reachable.ts'
import { useStatusSpeech } from './use-status-speech.ts'

/**
 * The one place that tells a signed-in user whether the portal can reach its server, and what is
 * on this device alone (OFF-8); pressing it opens the queue (OFF-5).
 */
export function UserStatus() {
  const user = useUser()
  return user && <StatusOf key={user.id} userId={user.id} />
}

function StatusOf({ userId }: { userId: string }) {
  const t = useText()
  const isOpen = useOpenDrafts(userId, preloadDialogs)
  const data = useData()
  const { items, canStore, sentAt } = useSnapshot(data.outbox.state)
  const { files, sentAt: fileSentAt } = useSnapshot(data.outbox.evidenceQueue)
  const isReachable = useReachable()
  const count = items.length + files.length
  const isJustSent = useJustSent(later(sentAt, fileSentAt), count > 0)
  const moving = [...items, ...files.filter(isSentAutomatically)]
  const held = count - moving.length
  const status = outboxStatus({ isReachable, canStore, items: moving, held, isJustSent })
  useStatusSpeech({
    status,
    isKnown: isOpen && status?.kind !== 'sending',
    speechOf: (before, now) => statusSpeech(t, before, now),
  })
  useAppBadge(count, isOpen)
  const queue = useLateDialog(loadQueueDialog, t('outbox-status.notLoaded'))
  return (
    <>
      {status && (
        <StatusPill
          icon={statusIcons[status.kind]}
          tone={statusTones[status.kind]}
          words={statusWords(t, status)}
          action={{ label: t('outbox-status.showQueue'), onPress: queue.open }}
        />
      )}
      {queue.Dialog && <queue.Dialog open={queue.isOpen} onOpenChange={queue.setOpen} />}
    </>
  )
}

const later = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

/** Sets the number on the app's icon once the drafts are open, and clears it when they close. */
function useAppBadge(count: number, isKnown: boolean): void {
  useEffect(() => {
    if (isKnown) void showUnsent(count)
  }, [count, isKnown])
  useEffect(() => () => void showUnsent(0), [])
}

/** ms. */
const shown = 6_000

/**
 * Whether something was sent within the last seconds, and nothing has come to be unsent since.
 * @param sentAt ms since the epoch, null before anything was sent
 */
function useJustSent(sentAt: number | null, isUnsent: boolean): boolean {
  const [over, setOver] = useState(() => (isOld(sentAt) ? sentAt : null))
  useEffect(() => {
    if (sentAt === null) return
    const rest = isUnsent ? 0 : Math.max(0, sentAt + shown - Date.now())
    const timer = setTimeout(() => setOver(sentAt), rest)
    return () => clearTimeout(timer)
  }, [sentAt, isUnsent])
  return sentAt !== null && sentAt !== over
}

const isOld = (sentAt: number | null) => sentAt !== null && Date.now() - sentAt > shown
