import { useEffect, useEffectEvent } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import type { Evidence } from '#src/contract/evidence.ts'
import { useData } from '#src/data/data-context.ts'
import { announce } from '#src/ui/status.tsx'
import { createNewsReader } from './news-reader.ts'

/**
 * Says how the sending of an organisation's files goes.
 * @param onSent told of each file that has arrived, and of its credential; null where all that is known is that one
 *   did
 */
export function useEvidenceNews(
  slug: string,
  onSent: (sent: Evidence | null, credentialId: string | null) => void,
): void {
  const t = useText()
  const data = useData()
  const tell = useEffectEvent(onSent)
  useEffect(() => {
    const sentenceOf = createNewsReader(t)
    return data.outbox.followEvidence((news) => {
      if (news.file.organisation !== slug) return
      const sentence = sentenceOf(news)
      if (sentence) announce(sentence)
      if (news.kind === 'sent') tell(news.evidence, news.file.credentialId)
    })
  }, [t, data, slug])
}
