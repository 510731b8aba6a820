import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { SanitisedHtml } from './sanitised-html.tsx'

/**
 * HTML that a brand provides (BRD-6). In a page from the server it is already there, sanitised
 * before it was stored. Where the browser has to make it, it is sanitised again.
 */
export function BrandHtml({ html, className }: { html: string; className?: string | undefined }) {
  const hydrated = useHydrated()
  const [fromServer] = useState(!hydrated)
  // oxlint-disable-next-line react/no-danger -- hydration of what the server sanitised; never assigned by a browser
  if (fromServer) return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
  return <SanitisedHtml html={html} className={className} />
}
