import type { ComponentType } from 'react'
import type { foundationCopy } from '../copy.ts'
import { ColourSection } from './colour-section.tsx'
import { MotionSection } from './motion-section.tsx'
import { ShapeSection } from './shape-section.tsx'
import { SpaceSection } from './space-section.tsx'
import { TypeSection } from './type-section.tsx'

type Foundation = { id: keyof typeof foundationCopy; Show: ComponentType }

/** What every component is made of, in the order of the page. */
export const foundations: readonly Foundation[] = [
  { id: 'type', Show: TypeSection },
  { id: 'space', Show: SpaceSection },
  { id: 'colour', Show: ColourSection },
  { id: 'shape', Show: ShapeSection },
  { id: 'motion', Show: MotionSection },
]
