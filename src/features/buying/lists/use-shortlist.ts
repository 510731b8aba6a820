import { useEffect, useEffectEvent, useState } from 'react'
import type { ShortlistDetail, ShortlistItem } from '#src/contract/buyers/shortlist.ts'
import { useData } from '#src/data/data-context.ts'
import type { ChangeQueue } from '#src/data/shortlists/create-change-queue.ts'
import { type ItemChange, withChange } from '#src/data/shortlists/item-change.ts'
import { useWhenReachable } from '#src/ui/reachable-context.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'
import { useBuying } from '../buying-context.ts'
import { useChangeQueue } from './use-change-queue.ts'

type Read = {
  list: ShortlistDetail
  /** ms since the epoch (0: unknown) where the device has answered; null: it is as of now. */
  storedAt: number | null
  /** It is not what the device has any more. */
  isEdited: boolean
}

/** One shortlist with what was noted here and is not sent yet; all that changes it rejects with a ProblemError. */
export type OneShortlist = {
  read: Loaded<Read>
  /** What this device alone has. */
  changes: readonly ItemChange[]
  queue: ChangeQueue
  rename(name: string): Promise<void>
  remove(): Promise<void>
  removeItem(item: ShortlistItem): Promise<void>
  restoreItem(item: ShortlistItem): Promise<void>
}

export function useShortlist(id: string, userId: string): OneShortlist {
  const data = useData()
  const { buyers, buyer } = useBuying()
  const { slug } = buyer
  const calls = buyers.shortlists
  const { queue, changes } = useChangeQueue(data, userId, slug)
  const [turn, setTurn] = useState(0)
  const [now, setNow] = useState<Read | null>(null)
  const loaded = useLoaded<Read>(
    `shortlist ${id} of ${slug}, ${turn}`,
    async () => {
      const { value, storedAt } = await data.kept.fresh('shortlist', id, () => calls.list(slug, id))
      const read = { list: value, storedAt, isEdited: false }
      setNow(read)
      return read
    },
    () => now,
  )
  useWhenReachable(now !== null && now.storedAt !== null, () => setTurn(turn + 1))
  useEffect(() => {
    // What the device has answered stays as old as it is.
    if (now?.isEdited && now.storedAt === null) data.kept.store('shortlist', id, now.list)
  }, [data, id, now])
  const slugs = now?.list.items.flatMap(({ supplier }) => supplier?.slug ?? []) ?? []
  const bring = useEffectEvent((isWanted: () => boolean) => {
    if (now?.storedAt === null) void data.kept.bringProfiles(slugs, isWanted)
  })
  const names = slugs.join(' ')
  useEffect(() => {
    let isHere = true
    if (names) bring(() => isHere)
    return () => {
      isHere = false
    }
  }, [names])
  /** Takes what the server has answered into the page, and into what the device has of it. */
  const edit = (change: (list: ShortlistDetail) => ShortlistDetail) =>
    setNow((before) => before && { ...before, list: change(before.list), isEdited: true })
  const put = (item: ShortlistItem) =>
    edit((list) => ({
      ...list,
      items: list.items.some((one) => one.id === item.id)
        ? list.items.map((one) => (one.id === item.id ? item : one))
        : [...list.items, item].toSorted((a, b) => a.addedAt.localeCompare(b.addedAt)),
    }))
  const hear = useEffectEvent((item: ShortlistItem) => put(item))
  useEffect(() => queue.follow((saved) => saved?.list === id && hear(saved.item)), [queue, id])
  const own = changes.filter((one) => one.list === id)
  const shown = now && {
    ...now,
    list: {
      ...now.list,
      items: now.list.items.map((item) =>
        withChange(
          item,
          own.find((one) => one.item === item.id),
        ),
      ),
    },
  }
  return {
    read: loaded.state === 'ready' && shown ? { state: 'ready', value: shown } : loaded,
    changes: own,
    queue,
    async rename(name) {
      if (!now) return
      const renamed = await calls.rename(slug, now.list, name)
      edit((list) => ({ ...list, name: renamed.name, version: renamed.version }))
    },
    remove: () => calls.remove(slug, id),
    async removeItem(item) {
      await calls.removeItem(slug, id, item)
      queue.drop(item.id)
      edit((list) => ({ ...list, items: list.items.filter((one) => one.id !== item.id) }))
    },
    async restoreItem(item) {
      put(await calls.restoreItem(slug, { list: id, item: item.id }))
    },
  }
}
