import { useEffect, useState } from 'react'
import { createLeaveQuestion } from '#src/lib/leave-question.ts'
import { createDrafts, type DraftRules, type Drafts } from './drafts.ts'
import type { AnyKey } from './queue-key.ts'

/** Keeps what is typed about items for as long as the console is open; the browser asks before the page goes. */
export function useDrafts<Item extends AnyKey & { version: string }, Draft extends object>(
  rules: DraftRules<Item, Draft>,
): Drafts<Item, Draft> {
  const [askBeforeLeaving] = useState(() => createLeaveQuestion(window))
  const [drafts] = useState(() => createDrafts(rules, askBeforeLeaving))
  useEffect(() => () => askBeforeLeaving(false), [askBeforeLeaving])
  return drafts
}
