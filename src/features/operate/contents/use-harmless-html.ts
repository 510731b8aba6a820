import { useEffect, useState } from 'react'
import type { HarmlessHtml, TypedHtml } from '#src/contract/operate/content-pages.ts'
import type { OperatorText } from '#src/contract/operator-text.ts'
import { languages } from '#src/i18n/languages.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'
import { writtenIn } from '../fields/language-texts.ts'
import { useOperate } from '../operate-context.ts'

/** Milliseconds without a key after which what was typed is looked at. */
const pause = 400

/** HTML by language; those in which nothing is written are left out. */
export function typedHtmlOf(html: OperatorText): TypedHtml {
  const written = languages.map((language) => [language, writtenIn(language, html)] as const)
  return Object.fromEntries(written.filter(([, words]) => words !== ''))
}

/** What saving would leave of HTML that is being typed. */
export function useHarmlessHtml(html: OperatorText): {
  /** The newest answer; empty before the first. */
  results: readonly HarmlessHtml[]
  loaded: Loaded<HarmlessHtml[]>
} {
  const { data } = useOperate()
  const typed = JSON.stringify(typedHtmlOf(html))
  const [asked, setAsked] = useState(typed)
  const loaded = useLoaded(asked, () => data.contents.check(JSON.parse(asked) as TypedHtml))
  const [results, setResults] = useState<readonly HarmlessHtml[]>([])
  if (loaded.state === 'ready' && loaded.value !== results) setResults(loaded.value)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return { results, loaded }
}
