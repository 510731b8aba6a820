import { useText } from '#src/i18n/text-context.ts'
import type { BrandColours } from '#src/contract/brand.ts'
import { ColourField } from '../fields/colour-field.tsx'
import { useDraft } from '../draft/draft-context.ts'
import { idOf } from '../draft/field-ids.ts'
import { ContrastList } from './contrast-list.tsx'
import { SectionFrame } from './section-frame.tsx'
import styles from './sections.module.css'

const seeds = [
  'primaryColor',
  'secondaryColor',
  'accentColor',
  'backgroundColor',
] as const satisfies readonly (keyof BrandColours)[]

/** The four colours of which the portal makes all others, and how well each of those can be read. */
export function LookSection() {
  const t = useText()
  const { state, change, errorOf } = useDraft()
  const { brandColors } = state.brand
  return (
    <SectionFrame section="look">
      <div className={styles.pair}>
        {seeds.map((seed) => {
          const path = `/brand/brandColors/${seed}`
          return (
            <ColourField
              key={seed}
              id={idOf(path)}
              label={t(`operate-brands.fields.${seed}`)}
              hint={t(`operate-brands.look.hints.${seed}`)}
              error={errorOf(path)}
              value={brandColors[seed]}
              onChange={(colour) => change(path, colour)}
            />
          )
        })}
      </div>
      <ContrastList colours={brandColors} />
    </SectionFrame>
  )
}
