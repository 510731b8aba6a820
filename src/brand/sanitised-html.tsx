import { useEffect, useRef } from 'react'

/**
 * HTML of an operator that the browser makes: sanitised, and inserted as nodes, so that no text is ever
 * assigned as markup.
 */
export function SanitisedHtml({
  html,
  className,
}: {
  html: string
  className?: string | undefined
}) {
  const target = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The part is fetched once, so the texts of two renderings arrive in their order.
    void import('./sanitise.ts').then(({ sanitise }) => {
      target.current?.replaceChildren(sanitise(html))
    })
  }, [html])
  return <div ref={target} className={className} />
}
