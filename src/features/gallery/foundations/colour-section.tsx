import { colourTokens } from '#src/brand/derive.ts'
import { useBrand } from '#src/brand/brand-context.ts'
import { colourCopy } from '../copy.ts'
import { SubSection } from '../sub-section.tsx'
import { useTokens } from '../use-tokens.ts'
import { colourGroups } from './colour-roles.ts'
import { ColourSwatch } from './colour-swatch.tsx'
import { SeedList } from './seed-list.tsx'
import styles from './colour-section.module.css'

/** The brand's seeds and every role derived from them, measured. */
export function ColourSection() {
  const { brandColors } = useBrand()
  const values = useTokens(colourTokens)
  return (
    <>
      <SubSection title={colourCopy.seeds.title}>
        <SeedList seeds={brandColors} />
      </SubSection>
      {colourGroups.map(({ id, roles }) => (
        <SubSection key={id} title={colourCopy.groups[id]}>
          <ul className={styles.swatches}>
            {roles.map((role) => (
              <ColourSwatch key={role.token} role={role} values={values} />
            ))}
          </ul>
        </SubSection>
      ))}
    </>
  )
}
