import { benefitsCopy } from './copy.ts'

type BenefitsSectionProps = {
  /** Slug of the organisation that claims. */
  slug: string
}

/** What partners offer (BEN-1 to BEN-3). */
export function BenefitsSection(_: BenefitsSectionProps) {
  return (
    <section>
      <h2>{benefitsCopy.title}</h2>
    </section>
  )
}
