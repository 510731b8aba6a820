import { useState } from 'react'
import type { Buyer } from '#src/contract/buyers/buyer.ts'
import { useData } from '#src/data/data-context.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { announce } from '#src/ui/status-store.ts'
import { openBuying } from '../open-buying.ts'
import { useToldAction } from '../use-told-action.tsx'

type FollowChoiceProps = {
  buyer: Buyer
  supplier: { slug: string; name: string }
  isFollowed: boolean
  /** Whether the buyer has to be named: one acts for several. */
  isNamed: boolean
  className: string | undefined
}

/** Follows a supplier for a buyer, or no more (DSC-4). */
export function FollowChoice(props: FollowChoiceProps) {
  const { buyer, supplier, isNamed, className } = props
  const texts = useTexts()
  const { t } = texts
  const data = useData()
  const action = useToldAction()
  const [isFollowed, setFollowed] = useState(props.isFollowed)
  const named = { name: supplier.name, buyer: buyer.name }
  async function change() {
    const calls = await openBuying(data, texts)
    await (isFollowed ? calls.unfollow : calls.follow)(buyer.slug, supplier.slug)
    setFollowed(!isFollowed)
    announce(t(isFollowed ? 'buying.follows.stopped' : 'buying.follows.begun', named))
  }
  return (
    <button
      type="button"
      className={className}
      data-served={isFollowed ? '' : undefined}
      aria-pressed={isFollowed}
      aria-busy={action.busy || undefined}
      aria-label={t('buying.follows.followOf', named)}
      onClick={() => {
        if (!action.busy) action.run(change)
      }}
    >
      <Icon drawing={isFollowed ? icons.check : icons.plus} />
      <span>
        {isNamed
          ? t('buying.follows.followFor', named)
          : t(isFollowed ? 'buying.follows.following' : 'buying.follows.follow')}
      </span>
    </button>
  )
}
