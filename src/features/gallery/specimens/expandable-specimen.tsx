import { ExpandableList } from '#src/ui/expandable-list.tsx'
import { ExpandableText } from '#src/ui/expandable-text.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** Long ones that start short, and one that is short enough. */
export function ExpandableSpecimen() {
  return (
    <>
      <State label={stateNames.text}>
        <ExpandableText text={samples.text} limit={60} about={samples.about} />
      </State>
      <State label={stateNames.list}>
        <ExpandableList
          items={samples.products}
          limit={3}
          about={samples.aboutList}
          keyOf={(product) => product}
          renderItem={(product) => product}
        />
      </State>
      <State label={stateNames.short}>
        <ExpandableText text={samples.bannerText} limit={200} about={samples.about} />
      </State>
    </>
  )
}
