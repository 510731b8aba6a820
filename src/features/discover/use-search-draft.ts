import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readSearch, writeSearch } from '#src/contract/discover/search-address.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import * as limits from '#src/contract/limits.ts'
import { useEarlyChoice } from '#src/ui/use-early-choice.ts'

/** Goes to the address of a search. @param replaces instead of the address that is shown, which Back skips then */
export type GoTo = (search: SupplierSearch, replaces: boolean) => void

type State = {
  draft: SupplierSearch
  /** The address that the page is on its way to, or at. */
  asked: string
  /** Where an edit of this page has led to last. */
  sent: string | null
  /** Whether letters of the draft wait to be asked for. */
  isTyping: boolean
  /** Whether the last address came of typing: more letters take its place. */
  wasTyped: boolean
}

/**
 * What is typed and chosen, before the address says so. Choices are asked for at once, words once the fingers
 * rest. An address that comes from elsewhere, by Back or a link, takes the place of the draft.
 * @param address query of the present address
 * @param form in which the server's page is used before it is live
 */
export function useSearchDraft(
  address: string,
  goTo: GoTo,
  form: RefObject<HTMLFormElement | null>,
) {
  const [state, setState] = useState<State>(() => begun(address))
  if (state.asked !== address) {
    setState(state.sent === address ? { ...state, asked: address } : begun(address))
  }

  function go(draft: SupplierSearch, isTyped: boolean): void {
    // As the address will be read: without the space after which the next word begins.
    const wanted = readSearch(draft)
    const sent = writeSearch(wanted)
    setState({ draft, sent, asked: address, isTyping: false, wasTyped: isTyped })
    if (sent !== address) goTo(wanted, isTyped && state.wasTyped)
  }

  const goLater = useEffectEvent(() => go(state.draft, true))
  const { draft, isTyping } = state
  useEffect(() => {
    if (!isTyping) return
    const timer = setTimeout(() => goLater(), limits.searchDebounce)
    return () => clearTimeout(timer)
  }, [draft, isTyping])

  // Several things may have been typed and chosen before the page is live, each of which is told as if it were the
  // only one: only the form knows all of them.
  const isLive = useRef(false)
  useEarlyChoice(form, (used) => go(readForm(used), false))
  useEffect(() => {
    isLive.current = true
  }, [])

  return {
    draft,
    /** @param isWhole false: while letters are being composed nothing is asked for */
    type(q: string, isWhole: boolean) {
      const { after: _page, ...rest } = state.draft
      setState({ ...state, draft: { ...rest, q }, isTyping: isWhole })
    },
    choose(next: SupplierSearch) {
      if (isLive.current) go(next, false)
    },
    /** Asks for all of it now. */
    submit: () => go(draft, false),
  }
}

function readForm(form: HTMLFormElement): SupplierSearch {
  const sent = new FormData(form)
  return readSearch(Object.fromEntries([...sent.keys()].map((name) => [name, sent.getAll(name)])))
}

const begun = (address: string): State => ({
  draft: readSearch(Object.fromEntries(new URLSearchParams(address))),
  asked: address,
  ...{ sent: null, isTyping: false, wasTyped: false },
})
