import { useSnapshot } from 'valtio'
import { useTexts } from '../../i18n/text-context.ts'
import { useData } from '../../data/data-context.ts'
import { draftEntry, fileEntry, lossOf, type UnsentEntry } from './unsent-entries.ts'

/** An entry and what can be done about it. */
export type Unsent = UnsentEntry & {
  /** What discarding it would lose, in words for people. */
  loss: () => string
  discard: () => Promise<void>
}

/** Everything of the user that is on this device alone: profiles first, then files. */
export function useUnsent(): Unsent[] {
  const texts = useTexts()
  const data = useData()
  const { items } = useSnapshot(data.outbox.state)
  const { files } = useSnapshot(data.outbox.evidenceQueue)
  return [
    ...items.map((item) => ({
      ...draftEntry(texts, item),
      loss: () => lossOf(texts, data.outbox.draftOf(item.slug)),
      discard: () => data.outbox.discardDraft(item.slug),
    })),
    ...files.map((file) => ({
      ...fileEntry(texts, file),
      loss: () => lossOf(texts, null),
      discard: () => data.outbox.cancelEvidence(file.id),
    })),
  ]
}
