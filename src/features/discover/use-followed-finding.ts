import { type RefObject, useEffect, useRef } from 'react'
import { countFormat } from '#src/i18n/count-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { announce } from '#src/ui/status.tsx'
import type { Finding } from './find-suppliers.ts'

/**
 * Says each new finding once, and takes the focus to its heading where what had it is gone, or where another page of
 * the list was asked for.
 * @returns to be called when another page is asked for
 */
export function useFollowedFinding(
  finding: Finding,
  heading: RefObject<HTMLHeadingElement | null>,
): () => void {
  const { t, language } = useTexts()
  const shown = useRef(finding)
  const turns = useRef(false)
  useEffect(() => {
    if (shown.current === finding) return
    const before = shown.current
    shown.current = finding
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost || turns.current) heading.current?.focus({ preventScroll: true })
    turns.current = false
    if (!finding.hits || before.hits === finding.hits) return
    const { total } = finding.hits
    announce(t('discover.found', { count: total, number: countFormat(language).format(total) }))
  }, [finding, heading, language, t])
  return () => {
    turns.current = true
  }
}
