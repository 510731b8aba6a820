import type { Translate } from '#src/i18n/texts.ts'
import type { EvidenceNews } from '#src/data/outbox/outbox.ts'

/** Percent between two announcements. */
const step = 25

/**
 * Puts what happens to files into sentences for screen readers: each quarter of a file once, and that
 * one waits for the network once.
 * @returns null where nothing is worth saying
 */
export function createNewsReader(t: Translate): (news: EvidenceNews) => string | null {
  const quarters = new Map<string, number>()
  const waiting = new Set<string>()
  return (news) => {
    const { id, name, state } = news.file
    switch (news.kind) {
      case 'queued':
        return t('evidence.sending', { name })
      case 'progress': {
        const quarter = Math.floor(news.percent / step)
        const isNew = quarter > (quarters.get(id) ?? 0)
        quarters.set(id, quarter)
        return isNew && news.percent < 100
          ? t('evidence.share', { name, percent: news.percent })
          : null
      }
      case 'sent':
        return t('evidence.sent', { name })
      case 'failed': {
        if (state === 'refused') return t('evidence.failed', { name })
        if (waiting.has(id)) return null
        waiting.add(id)
        return t('evidence.savedHereNamed', { name })
      }
    }
  }
}
