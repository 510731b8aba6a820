import { useDraft } from '../draft/draft-context.ts'
import { BrandTexts } from '../texts/brand-texts.tsx'
import { SectionFrame } from './section-frame.tsx'

/** The texts of the portal in the brand's own words, each a part of the draft by itself. */
export function WordingSection() {
  const { state, change } = useDraft()
  return (
    <SectionFrame section="wording">
      <BrandTexts
        texts={state.brand.texts}
        onChange={(language, id, words) => change(`/brand/texts/${language}/${id}`, words)}
      />
    </SectionFrame>
  )
}
