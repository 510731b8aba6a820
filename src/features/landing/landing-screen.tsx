import { CategoriesSection } from './categories-section.tsx'
import { Hero } from './hero.tsx'
import { ReasonsSection } from './reasons-section.tsx'
import { ToolSection } from './tool-section.tsx'

/** `/`: what the portal is for, and two ways in. */
export function LandingScreen() {
  return (
    <>
      <Hero />
      <ReasonsSection />
      <ToolSection />
      <CategoriesSection />
    </>
  )
}
