import { useEffect, useState } from 'react'
import { useGallery } from './gallery-context.ts'

/**
 * Measures custom properties of the document's root as they are now: again with every other brand
 * and every other size of the window.
 * @param names without their dashes; the same list with every render
 * @returns empty until the page is live
 */
export function useTokens(names: readonly string[]): Readonly<Record<string, string>> {
  const { look } = useGallery()
  const [values, setValues] = useState<Record<string, string>>({})
  useEffect(() => {
    const measure = () => {
      const style = getComputedStyle(document.documentElement)
      const entries = names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])
      setValues(Object.fromEntries(entries) as Record<string, string>)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [names, look])
  return values
}
