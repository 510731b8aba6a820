import { useLayoutEffect } from 'react'
import { brandCss } from '../../brand/brand-css.ts'
import type { Brand } from '../../contract/brand.ts'

/**
 * Gives the whole document the look of a brand, for as long as it is shown: the very text that
 * `/brand.css` has on a host of that brand, as a sheet that comes after it.
 * @param brand null leaves the host's own look
 */
export function useBrandLook(brand: Brand | null): void {
  useLayoutEffect(() => {
    if (!brand) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(brandCss(brand.brandColors))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [brand])
}
