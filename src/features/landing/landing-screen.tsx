import { CategoriesSection } from './categories-section.tsx'
import { Hero } from './hero.tsx'
import { ReasonsSection } from './reasons-section.tsx'
import { ToolSection } from './tool-section.tsx'

/**
 * `/`: what the portal is for, and two ways in. The links in say who brought the visitor, since they may be
 * pressed before any script has run (AFF-1).
 * @param props - `affiliate`: slug
 */
export function LandingScreen({ affiliate }: { affiliate?: string | undefined }) {
  return (
    <>
      <Hero affiliate={affiliate} />
      <ReasonsSection affiliate={affiliate} />
      <ToolSection />
      <CategoriesSection affiliate={affiliate} />
    </>
  )
}
